/** Runs what a command does. Where that throws, its message is printed, without the stack trace, and the command fails. */
export async function runCommand(command: () => void | Promise<void>) {
  try {
    await command();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
