// What a release writes: the version wherever it stands, and the changelog. Texts in, texts out.

/** The files in which the version stands, and where: every match is the version and nothing else. */
const places = [
  [/^package\.json$/, /(?<=^ {2}"version": ")[^"]+/gm],
  [/^package-lock\.json$/, /(?<="name": "@parlour\/elements",\s+"version": ")[^"]+/g],
  [/^src\/element\/version\.ts$/, /(?<=version: string = ')[^']+/g],
  // what readers copy
  [/^README\.md$|^stories\/.+\.mdx$/, /(?<=@parlour\/elements@|\bVersion )\d+\.\d+\.\d+/g],
];

const placeIn = (file) => places.find(([name]) => name.test(file))?.[1];

/** Whether the version may stand in this file. */
export const mayHaveVersion = (file) => placeIn(file) !== undefined;

/**
 * Every version that stands in a file.
 * @returns {string[]}
 */
export const versionsIn = (file, text) => text.match(placeIn(file)) ?? [];

/** The file with another version. */
export const withVersion = (file, text, version) => text.replace(placeIn(file), version);

/** The changelog with what is *Unreleased* under a version and its date, and what that is. */
export function releasedChangelog(text, version, date) {
  const [, before, notes, after] = /^(.*^## \[Unreleased\]\n)(.*?)(^## \[.*)?$(?![^])/ms.exec(text) ?? [];
  if (notes === undefined) throw new Error('Missing in CHANGELOG.md: the heading "## [Unreleased]".');
  if (!/^- /m.test(notes)) throw new Error('Nothing to release: CHANGELOG.md has no entries under Unreleased.');
  if (text.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md has a section for ${version} already.`);
  return {
    notes: notes.trim(),
    text: `${before}\n## [${version}] - ${date}\n\n${notes.trim()}\n${after ? `\n${after}` : ''}`,
  };
}

/** The reason why a version can't be released after another; undefined if it can. */
export function versionProblem(version, last, changelog) {
  if (!version) return 'Give the version: npm run release -- 0.2.0 --dry-run';
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version))
    return `"${version}" is no version: three numbers, as in 0.2.0.`;
  const order = version.localeCompare(last, 'en', {numeric: true});
  // the first release has the version that is there from the beginning
  if (order < 0 || (order === 0 && changelog.includes(`\n## [${version}]`)))
    return `${version} does not come after ${last}.`;
  return undefined;
}

/** Fields of package.json that npm's page of a package links to, and that are missing. */
export const missingAddresses = (manifest) => ['repository', 'homepage', 'bugs'].filter((name) => !manifest[name]);
