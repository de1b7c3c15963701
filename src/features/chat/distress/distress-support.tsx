import { Trans, useLingui } from '@lingui/macro';
import { distressIn, topicsOf, type Distress } from '@/domain/borrower-words/topics';
import { useLender } from '@/platform/i18n/lender';
import { MarketProvider, useMarket } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { chatMarket, type ChatContact } from '../log/state';
import { BotBubble } from '../view/bubble';
import { useChat } from '../view/chat-context';
import { ChatButton, ContactButton, ContactButtons } from '../view/contacts';
import styles from './distress-support.module.css';

export type DistressSupportProps = {
  /** `message`: the borrower's own words, with helpers. `answer`: the bot's answer, with a link to the figures. */
  to: 'message' | 'answer';
  text: string;
  /** The buttons below the answer; those in the card above it are left out. */
  contacts?: readonly ChatContact[];
};

const contactsOf: Readonly<Record<Distress, readonly ChatContact[]>> = {
  crisis: ['contact'],
  pressure: ['complain', 'contact'],
  hardship: ['contact', 'call'],
};

/** Help after words of distress or about an amount, found by the phone alone (decision 79, distress in the chat). */
export function DistressSupport({ to, text, contacts = [] }: DistressSupportProps) {
  const { state, actions } = useChat();
  const { session } = state;
  const page = useMarket();
  const distress = distressIn(text);
  if (to === 'answer')
    return (
      <>
        {distress === null && session?.orderNo && topicsOf(text).has('amount') && (
          <ChatButton onClick={actions.openLoan}>
            <Trans comment="Button in the chat: to the page of the loan with its amounts">See my loan</Trans>
          </ChatButton>
        )}
        <ContactButtons contacts={contacts.filter((one) => distress === null || !contactsOf[distress].includes(one))} />
      </>
    );
  if (distress === null) return null;
  return (
    // The market of the conversation, because the page of a replay may have another.
    <MarketProvider market={chatMarket(session?.marketId, page)}>
      <DistressCard kind={distress} />
    </MarketProvider>
  );
}

/** People to talk to, selected by the words. Nothing here leads to a payment. */
function DistressCard({ kind }: { kind: Distress }) {
  const { t } = useLingui();
  const { actions } = useChat();
  const { helpLine, authority, emergency, collection } = useLender();
  const { from, until } = collection;
  const call = (name: string, phone: string) => (
    <ChatButton onClick={() => actions.dial(phone)}>
      <Icon name="phone" size={18} />
      <span>
        {name}: <span className="whole">{phone}</span>
      </span>
    </ChatButton>
  );
  const help = call(helpLine.name, helpLine.phone);
  const emergencyCall = call(
    t({ message: 'Emergency', comment: 'Before the telephone number for emergencies' }),
    emergency,
  );
  return (
    <BotBubble
      below={
        <div className={cx('stack-2', styles.contacts)}>
          {kind === 'crisis' && (
            <>
              {help}
              {emergencyCall}
            </>
          )}
          {contactsOf[kind].map((contact) => (
            <ContactButton key={contact} contact={contact} />
          ))}
          {kind === 'pressure' && (
            <>
              {call(authority.name, authority.phone)}
              {emergencyCall}
            </>
          )}
          {kind !== 'crisis' && help}
        </div>
      }
    >
      {kind === 'crisis' && (
        <>
          <strong className={styles.title}>{t`You matter more than any loan`}</strong>
          <Trans>
            Please talk to someone now: a person close to you, or one of these. You do not have to cope alone. The loan
            can wait.
          </Trans>
        </>
      )}
      {kind === 'pressure' && (
        <>
          <strong className={styles.title}>{t`Nobody may treat you like this`}</strong>
          <Trans comment="Two times of day">
            Nobody may threaten you, shame you, or call your family and friends about your loan, or call you outside{' '}
            {from} to {until}. Write down time, name and number. Never give money to anyone at your door.
          </Trans>
        </>
      )}
      {kind === 'hardship' && (
        <>
          <strong className={styles.title}>{t`Talk to customer service about it`}</strong>
          <Trans>
            This can happen to anyone, and there may be a way. Customer service can look at your loan with you. The
            answers of this chat are automatic and may not fit.
          </Trans>
        </>
      )}
    </BotBubble>
  );
}
