/** The last step of `npm run build`: finishes what `next build` exports. The plain export is complete too, only slower. */
import { finishExport } from './export/finish-export.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(() => {
  const faults = finishExport('out', 'public');
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
