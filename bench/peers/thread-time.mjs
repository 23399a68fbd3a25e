/** Answers each message with the microseconds that this thread has had of a processor. */
process.on("message", () => {
  const { user, system } = process.threadCpuUsage();
  process.send(user + system);
});
process.channel.unref();
