import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import {
  day,
  days,
  flag,
  id,
  integer,
  label,
  minorUnits,
  nothing,
  row,
  shownMoney,
  text,
  time,
} from '@/platform/api/schema';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { [key: string]: unknown };

const scalar = ['string', 'number', 'boolean', 'null'];

/** The building blocks of the contract, and what a server may send for each. */
const blocks = {
  Text: {
    schema: text,
    json: { type: scalar, description: 'Text to show. Numbers become text; missing or null becomes empty.' },
  },
  Label: {
    schema: label,
    json: {
      type: scalar,
      description:
        'A short text to show: a name, a title, a choice. Of more than 160 characters the first 159 are shown.',
    },
  },
  Id: {
    schema: id,
    json: {
      type: ['string', 'integer'],
      minLength: 1,
      description: 'An identifier, kept as text: leading zeros and twenty digits survive only as a string.',
    },
  },
  Flag: { schema: flag, json: { type: scalar, description: 'Yes is 1, "1" or true; everything else is no.' } },
  Integer: { schema: integer, json: { type: scalar, description: 'A whole number, also as text.' } },
  MinorUnits: {
    schema: minorUnits,
    json: {
      type: ['integer', 'string'],
      pattern: '^\\s*(?!-?[1-9]\\d{0,2}\\.\\d{3}\\s*$)-?\\d{1,30}(\\.0+)?\\s*$',
      description:
        'Money that is added up or paid: a whole number of hundredths, of a rupiah too. 155400000 is Rp1.554.000.',
    },
  },
  ShownMoney: {
    schema: shownMoney,
    json: {
      type: scalar,
      description: 'Money that is only shown: hundredths where it is a whole number, else the text itself.',
    },
  },
  Time: {
    schema: time,
    json: {
      type: scalar,
      description:
        'Epoch milliseconds or seconds, YYYY-MM-DD, YYYY-MM-DD HH:mm[:ss], or ISO with a zone. Without a zone: the lender’s wall clock.',
    },
  },
  Day: {
    schema: day,
    json: {
      type: scalar,
      description: 'A day, in a form of Time. Another text is shown as it is, and no date is calculated from it.',
    },
  },
  Days: {
    schema: days,
    json: { type: scalar, description: 'A whole number of days, also as text. Another text is shown as it is.' },
  },
  Nothing: { schema: nothing, json: { description: 'Not read.' } },
  Row: {
    schema: row,
    json: {
      type: 'object',
      properties: { text: ref('Label'), value: ref('Text') },
      description: 'One line of a detail card.',
    },
  },
} satisfies Record<string, { schema: GenericSchema; json: JsonSchema }>;

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The blocks as components of the document. */
export const blockComponents: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(blocks).map(([name, block]) => [name, block.json]),
);

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // The inner schemas of a block cannot be converted; the block replaces them.
  errorMode: 'ignore',
  definitions: Object.fromEntries(Object.entries(blocks).map(([name, block]) => [name, block.schema])),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => {
    // A block at the start of a pipe is not looked up by reference.
    const name = Object.entries(blocks).find(([, block]) => block.schema === valibotSchema)?.[0];
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    return valibotSchema.type === 'instance' || valibotSchema.type === 'custom'
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : null;
  },
};

/**
 * Converts the input of a schema of the contract, without transforms, with references to the blocks.
 * @returns JSON Schema 2020-12 with references to `#/components/schemas`
 */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _blocks, ...json } = toJsonSchema(schema, config);
  return { ...json };
}
