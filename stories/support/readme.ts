// What the build writes into README.md, for pages that show it too: the text between two markers.
export function between(readme: string, name: string): string {
  const [, text] = new RegExp(`<!-- ${name}: .*? -->([^]*?)<!-- /${name} -->`).exec(readme) ?? [];
  if (text === undefined) throw new Error(`README.md has no part "${name}".`);
  return text.trim();
}
