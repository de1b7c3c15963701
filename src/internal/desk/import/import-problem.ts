/** Why a file is refused. `only-text`: an old transcript without data. Sessions and events count from 1. */
export type ImportProblem =
  | { kind: 'empty' | 'not-json' | 'wrong-format' | 'no-sessions' | 'unreadable' | 'only-text' | 'calendar' }
  | { kind: 'too-large'; bytes: number }
  | { kind: 'newer-version'; version: number }
  | { kind: 'bad-session'; session: number; field: string }
  | { kind: 'bad-event'; session: number; event: number; type: string; field: string };

/** A file that was not taken in. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly problem: ImportProblem;
  constructor(problem: ImportProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** The most a file may weigh, bytes. */
export const maxFileBytes = 20 * 1024 * 1024;
