/** What the editor's pages are told without asking: that something here is new, and how far publishing is. */
import type { ServerResponse } from 'node:http';

/** How publishing ended. `details` is the end of what a program printed. */
type Outcome = { isDone: boolean; message: string; details?: string };

export type Progress = { steps: string[]; outcome?: Outcome };

/** From the first step until there is an outcome. */
export const isRunning = ({ steps, outcome }: Progress) => steps.length > 0 && !outcome;

export const progress: Progress = { steps: [] };

const listeners = new Set<ServerResponse>();

const write = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(progress)}\n\n`);

/** Tells a page how far it is, now and whenever something is new, for as long as it listens. */
export function listen(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  write(response);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/** Tells every page that something is new: how far publishing has come, or that a file has changed. */
export function announce(further: Partial<Progress> = {}) {
  Object.assign(progress, further);
  listeners.forEach(write);
}

/** How it ended is no longer so once the content is another. */
export function clearOutcome() {
  if (progress.outcome) announce({ steps: [], outcome: undefined });
}
