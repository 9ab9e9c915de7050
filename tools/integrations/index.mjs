// The files for editors and frameworks, and the documentation, that the build puts into dist/, from custom-elements.json.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../files.mjs';
import {docs} from './docs.mjs';
import {elementsOf} from './elements.mjs';
import {typings} from './typings.mjs';
import {cssData, htmlData} from './vscode.mjs';
import {webTypes} from './web-types.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
// for programs: spaces would be a third of it
const json = (value) => `${JSON.stringify(value)}\n`;

/** `{fileName, source}` of each, below dist/. */
export function integrations() {
  const manifest = read('custom-elements.json');
  const elements = elementsOf(manifest);
  const types = Object.entries(typings).map(([name, declare]) => ({
    fileName: `frameworks/${name}.d.ts`,
    source: `${declare(elements)}\n`,
  }));
  return [
    {fileName: 'editors/vscode.html-custom-data.json', source: json(htmlData(elements))},
    {fileName: 'editors/vscode.css-custom-data.json', source: json(cssData(elements))},
    {fileName: 'editors/web-types.json', source: json(webTypes(read('package.json'), elements))},
    ...types,
    // only types are in them, but who imports one finds a module
    ...types.map(({fileName}) => ({fileName: fileName.replace('.d.ts', '.js'), source: 'export {};\n'})),
    ...docs(manifest),
  ];
}
