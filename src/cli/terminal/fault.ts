/** Thrown if a command fails for a reason the user can act on. The message is shown without a stack trace. */
export class CommandFault extends Error {}
