/** The name that a player gave last, for the next room. */
const key = 'parlour-name';

export function storedName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function storeName(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // full or forbidden: it is asked for again
  }
}
