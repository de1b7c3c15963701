import { Trans, useLingui } from '@lingui/macro';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import type { Option } from '@/platform/api/contract/order-card';
import { ChoiceList } from '@/ui/choice-list';
import { Notice } from '@/ui/notice';
import { collectionType, type Chosen, type ComplaintType } from './complaint-type';

type Props = {
  start: ComplaintStart;
  type: ComplaintType;
  /** Send was tapped, and something is still to be chosen. */
  wasSubmitted: boolean;
  onPick: (chosen: Chosen) => void;
};

const choices = (options: readonly Option[]) => {
  const seen = new Set<string>();
  return options.flatMap(({ value, title }) => {
    if (value === '' || seen.has(value)) return [];
    seen.add(value);
    return [{ value, label: title === '' ? value : title }];
  });
};

/**
 * The server's types, where the address names none that it knows (decision 4, no type); for collection, its sub-types
 * too.
 */
export function TypePicker({ start, type, wasSubmitted, onPick }: Props) {
  const { t } = useLingui();
  const isCollection = type.problemType === collectionType;
  return (
    <>
      {type.isBlocked && (
        <Notice kind="warning">
          {type.missing === 'order' ? (
            <Trans>
              A complaint about collection belongs to an order. Choose another type, or go back and choose the order
              first.
            </Trans>
          ) : (
            <Trans>The selected order does not support sending collection types</Trans>
          )}
        </Notice>
      )}
      {type.isUnknown && (
        <Notice kind="info">
          <Trans>The link names a type of complaint that we do not know. Please choose one.</Trans>
        </Notice>
      )}
      {wasSubmitted && (type.missing === 'type' || type.missing === 'sonType') && (
        <Notice kind="error">
          {type.missing === 'sonType' ? (
            <Trans>Please choose what happened</Trans>
          ) : (
            <Trans>Please choose what your complaint is about</Trans>
          )}
        </Notice>
      )}
      <ChoiceList
        label={t`Select question type`}
        showLabel
        options={choices(start.problemType)}
        value={type.problemType === '' ? null : type.problemType}
        onChange={(problemType) => onPick({ problemType, problemSonType: '' })}
      />
      {isCollection && start.problemSonType.length > 0 && (
        <ChoiceList
          label={t({
            message: 'What happened?',
            comment: 'Heading above the sub-types of a complaint about debt collection',
          })}
          showLabel
          options={choices(start.problemSonType)}
          value={type.problemSonType === '' ? null : type.problemSonType}
          onChange={(problemSonType) => onPick({ problemType: type.problemType, problemSonType })}
        />
      )}
    </>
  );
}
