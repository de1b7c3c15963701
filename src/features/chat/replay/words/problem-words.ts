import { msg } from '@lingui/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ImportProblem } from '../import/import-problem';

function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toString();
}

/** @returns one sentence: what is wrong with the file, and where */
export function describeProblem(problem: ImportProblem): MessageDescriptor {
  switch (problem.kind) {
    case 'empty':
      return msg`The file is empty.`;
    case 'not-json':
      return msg`The file is not valid JSON. It may have been cut off on the way.`;
    case 'wrong-format':
      return msg`This is neither a file of chat conversations nor a dispute file.`;
    case 'no-sessions':
      return msg`The file contains no conversations.`;
    case 'unreadable':
      return msg`The browser could not read the file. Try to select it again.`;
    case 'too-large': {
      const size = megabytes(problem.bytes);
      return msg`The file has ${size} MB. The limit is 20 MB.`;
    }
    case 'newer-version':
      return msg`The file was written by a newer version of this tool (version ${problem.version}).`;
    case 'bad-session':
      return msg`Conversation ${problem.session} is broken: the field “${problem.field}” does not fit.`;
    case 'bad-event':
      break;
  }
  return problem.type === ''
    ? msg`Conversation ${problem.session}, event ${problem.event}: this is no event.`
    : msg`Conversation ${problem.session}, event ${problem.event} (“${problem.type}”): the field “${problem.field}” does not fit.`;
}
