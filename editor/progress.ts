/** The events of the server: that a file has changed, and how far publishing is. */
import type { ServerResponse } from 'node:http';

/** How publishing ended. `details` is the end of what a program printed. */
type Outcome = { isDone: boolean; message: string; details?: string };

export type Progress = {
  steps: string[];
  outcome?: Outcome;
  /** The commit to which this folder was fast-forwarded last. */
  head?: string;
};

/** Whether a publication has begun and not ended. */
export const isRunning = ({ steps, outcome }: Progress) => steps.length > 0 && !outcome;

export const progress: Progress = { steps: [] };

const listeners = new Set<ServerResponse>();

const write = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(progress)}\n\n`);

/** Sends the progress to a page, now and with every event, until it closes the connection. */
export function listen(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  write(response);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/** Sends an event to every page, with the progress as it is after `further`. */
export function announce(further: Partial<Progress> = {}) {
  Object.assign(progress, further);
  listeners.forEach(write);
}

/** To be called when the content changes: how the last publication ended is no longer so. */
export function clearOutcome() {
  if (progress.outcome) announce({ steps: [], outcome: undefined });
}
