import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Of each 20 ms of one processor the whole browser gets 10, and those before anything else that runs. */
const PERIOD = 20_000;
const QUOTA = 10_000;

/** Where Linux keeps groups of processes, in its older and its newer way, and what it calls their limits. */
const FOLDERS = {
  '/sys/fs/cgroup/cpu': { 'cpu.cfs_period_us': PERIOD, 'cpu.cfs_quota_us': QUOTA, 'cpu.shares': 200_000 },
  '/sys/fs/cgroup': { 'cpu.max': `${QUOTA} ${PERIOD}`, 'cpu.weight': 10_000 },
};

/** Slows down these processes and all that they will start. Throws, with what to do, where that cannot be. */
export function slowDown(pids: readonly number[]) {
  const [folder, limits] =
    Object.entries(FOLDERS).find(([place]) => existsSync(`${place}/cgroup.procs`)) ?? [];
  if (!folder || !limits) throw new Error('A slow processor needs Linux: run --next-page there.');
  const group = `${folder}/bench`;
  try {
    mkdirSync(group, { recursive: true });
    for (const [name, limit] of Object.entries(limits)) writeFileSync(`${group}/${name}`, String(limit));
    for (const pid of pids) if (statOf(pid).length > 0) writeFileSync(`${group}/cgroup.procs`, String(pid));
  } catch (error) {
    throw new Error('A slow processor is for the administrator to set: run --next-page as root.', {
      cause: error,
    });
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, from the fourth field on. Empty if it has ended. */
function statOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S+ /s, '')
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}

/** A process and all that it has started. */
export function familyOf(root: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => statOf(pid)[0] === root);
  return [root, ...children.flatMap(familyOf)];
}

/** The processor time that these processes have taken, in ms; the system counts in hundredths of a second. */
export function processorTime(pids: readonly number[]) {
  const times = pids.map(statOf).map(({ 10: user = 0, 11: system = 0 }) => (user + system) * 10);
  return times.reduce((sum, time) => sum + time, 0);
}
