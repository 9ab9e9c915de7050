// The reporter of the tests that run in Node: failures with their reasons, then one line of numbers.
import {report} from './report.mjs';

export default async function* nodeReporter(source) {
  let passed = 0;
  let failed = 0;
  for await (const {type, data} of source) {
    const suite = data?.details?.type === 'suite';
    if (type === 'test:pass' && !suite && !data.skip) passed++;
    if (type === 'test:fail' && !(suite && data.details.error?.failureType === 'subtestsFailed')) {
      failed++;
      const error = data.details.error?.cause ?? data.details.error;
      const reason = error?.stack ?? error?.message ?? String(error);
      yield `\n ✗ ${data.name}  (${data.file ?? ''}:${data.line ?? ''})\n${String(reason).replace(/^/gm, '     ')}\n`;
    }
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
  }
  report(process.env.PARLOUR_PART ?? 'node tests', {passed, failed});
}
