/** What the editor's pages are told without asking: that something here is new, and how far publishing is. */
import type { ServerResponse } from 'node:http';

/** How publishing ended. `said` is the end of what a program printed. */
type Outcome = { isDone: boolean; message: string; said?: string };

export type Progress = { steps: string[]; outcome?: Outcome };

export const isRunning = ({ steps, outcome }: Progress) => steps.length > 0 && !outcome;

export const progress: Progress = { steps: [] };

const listeners = new Set<ServerResponse>();

const write = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(progress)}\n\n`);

export function listen(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  write(response);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

export function announce(further: Partial<Progress> = {}) {
  Object.assign(progress, further);
  listeners.forEach(write);
}

/** How it ended is no longer so once the content is another. */
export function forgetOutcome() {
  if (progress.outcome) announce({ steps: [], outcome: undefined });
}
