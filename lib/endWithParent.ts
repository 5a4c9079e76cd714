/**
 * Ends this process when its parent has ended, which closes the channel between them even if the parent was
 * killed. `startNode` loads this before the program.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Do not keep a program running that has nothing left to do.
process.channel?.unref();
