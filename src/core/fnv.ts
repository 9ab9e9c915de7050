/** FNV-1a (public domain) of a text's code units or of bytes: 32 bits, signed. @param from the offset basis */
export function fnv1a(values: string | ArrayLike<number>, from = 0x811c9dc5): number {
  let hash = from;
  for (let i = 0; i < values.length; i++)
    hash = Math.imul(hash ^ (typeof values === 'string' ? values.charCodeAt(i) : values[i]!), 0x01000193);
  return hash;
}
