/** What the address of the desk names: a conversation and a moment in it, a dispute file, or two conversations; nothing: the list. */
export type ReplayAddress = { session?: string; at?: string; dispute?: string; other?: string };
