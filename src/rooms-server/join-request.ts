/** The request of a WebSocket: a part of Node's `IncomingMessage`, so that these types need no types of Node. */
export interface JoinRequest {
  readonly url?: string | undefined;
  /** Headers by name in lower case. */
  readonly headers: {
    readonly cookie?: string | undefined;
    readonly authorization?: string | undefined;
    readonly [name: string]: string | readonly string[] | undefined;
  };
}
