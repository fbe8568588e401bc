/** Something a command cannot do, said in words for the one who typed it. */
export class CommandFault extends Error {}
