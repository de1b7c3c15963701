import { type ReactNode, useMemo, useState } from 'react';
import { OfflineError } from '@/platform/api/errors';
import { useServices } from '@/platform/services';
import { Accordion } from '@/ui/accordion';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { Amount } from '@/ui/amount';
import { Button, IconButton } from '@/ui/button';
import { Card, SectionTitle } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { ChoiceList } from '@/ui/choice-list';
import { CodeField } from '@/ui/code-field/code-field';
import { CopyButton, ShareButton } from '@/ui/copy-button';
import { Countdown } from '@/ui/countdown';
import { cx } from '@/ui/cx';
import { BottomSheet, Dialog } from '@/ui/dialog';
import { DigitsField } from '@/ui/digits-field';
import { FileActions } from '@/ui/file-actions';
import { Icon, type IconName, iconPaths } from '@/ui/icon';
import { EmptyArt, ErrorArt, MissingArt, OfflineArt } from '@/ui/illustrations';
import { LanguageButton } from '@/ui/language-button';
import { PartNotice } from '@/ui/lazy-component';
import { CallRow, HelpCard, LinkRow } from '@/ui/link-row';
import { LoadingDialog } from '@/ui/loading-dialog';
import { LongList } from '@/ui/long-list';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { ProductCard, ProductCardList } from '@/ui/product-card';
import { ProductLogo } from '@/ui/product-logo';
import { QrCode } from '@/ui/qr-code';
import { QueryError, QueryView } from '@/ui/query-view';
import { RatingDialog, StarRating, type Stars } from '@/ui/rating-dialog';
import { Rows } from '@/ui/rows';
import { SandboxedFrame } from '@/ui/sandboxed-frame';
import { SendCodeButton } from '@/ui/send-code-button';
import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import { StaleFooter } from '@/ui/stale-footer';
import { EmptyState, ErrorState, HelpButton, SignInButton, WaysOut } from '@/ui/state-views';
import { Step, Steps } from '@/ui/steps';
import { SuccessArt } from '@/ui/success-art';
import { RadioTabs, Tabs } from '@/ui/tabs';
import { TextArea, TextField } from '@/ui/text-field';
import { useToast } from '@/ui/toast';
import staff from '../../staff.module.css';
import styles from '../panel/panel.module.css';

/** Filler text, the same in every language of the app. */
const word = 'Lorem ipsum';
const sentence = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
const phone = '+62 21 5000 0000';
const nothing = () => undefined;

type HeldProps<T> = { first: T; children: (held: { value: T; onChange: (value: T) => void }) => ReactNode };

/** Stores the value of a sample. */
function Held<T>({ first, children }: HeldProps<T>) {
  const [value, setValue] = useState(first);
  return children({ value, onChange: setValue });
}

type OpenedProps = { name: string; children: (isOpen: boolean, close: () => void) => ReactNode };

/** A button that opens a sample over the page. */
function Opened({ name, children }: OpenedProps) {
  return (
    <Held<boolean> first={false}>
      {({ value, onChange }) => (
        <>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => onChange(true)}>
            {name}
          </Button>
          {children(value, () => onChange(false))}
        </>
      )}
    </Held>
  );
}

function CountdownSample() {
  const { clock } = useServices();
  const until = useMemo(() => clock.now() + 5_400_000, [clock]);
  return <Countdown until={until} now={clock.now} />;
}

function ToastSample() {
  const toast = useToast();
  return (['info', 'success', 'error'] as const).map((kind) => (
    <Button key={kind} variant="secondary" onClick={() => toast.show(sentence, { kind })}>
      {kind}
    </Button>
  ));
}

const product = {
  logo: '',
  name: word,
  rangeLabel: word,
  range: 'Rp1.000.000 – Rp15.000.000',
  rate: '0,05 %',
  description: sentence,
  tags: [[word]],
  action: word,
  onOpen: nothing,
};
const tabs = ['1', '2'].map((name) => ({ id: name, value: name, label: name }));
const third = { value: '3', label: '3', disabled: true };
const rating = { title: word, starsLabel: sentence, closeLabel: word, sendLabel: word };
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const isIconName = (name: string): name is IconName => name in iconPaths;

/** A sample of each component by name; several names if they only work together. */
const samples: Readonly<Record<string, ReactNode>> = {
  Button: (
    <>
      {variants.flatMap((variant) =>
        [false, true].map((disabled) => (
          <Button key={`${variant} ${String(disabled)}`} variant={variant} disabled={disabled}>
            {variant}
          </Button>
        )),
      )}
      <Button busy busyLabel={word}>
        {word}
      </Button>
      <Button block disabled disabledReason={sentence}>
        {word}
      </Button>
    </>
  ),
  SendCodeButton: [0, 42].map((secondsLeft) => (
    <SendCodeButton
      key={secondsLeft}
      wait={{ secondsLeft, isWaiting: secondsLeft > 0, isOver: false, start: nothing }}
      label={word}
      onSend={nothing}
    />
  )),
  IconButton: <IconButton icon="refresh" label={word} onClick={nothing} />,
  CopyButton: <CopyButton text="8808 1234 5678" label={word} />,
  ReadAloud: <ReadAloud text={word} />,
  TextField: (
    <Held first="">
      {(held) =>
        [{ hint: sentence }, { error: sentence }, { disabled: true }].map((state) => (
          <TextField key={Object.keys(state)[0]} label={word} {...held} {...state} />
        ))
      }
    </Held>
  ),
  TextArea: <Held first="">{(held) => <TextArea label={word} {...held} limit={200} rows={3} error={sentence} />}</Held>,
  DigitsField: (
    <Held first="62220212">{(held) => <DigitsField label={word} {...held} groups={[4]} maxDigits={19} />}</Held>
  ),
  CodeField: <Held first="12">{(held) => <CodeField label={word} {...held} maxLength={6} error={sentence} />}</Held>,
  ChoiceList: (
    <Held<string | null> first={null}>
      {(held) => <ChoiceList label={word} showLabel {...held} options={[...tabs, { ...third, hint: sentence }]} />}
    </Held>
  ),
  RadioTabs: <Held first="1">{(held) => <RadioTabs label={word} {...held} options={tabs} />}</Held>,
  Tabs: (
    <Held first="1">
      {({ value, onChange }) => (
        <Tabs tabs={tabs} selected={value} onSelect={onChange} label={word}>
          {value}
        </Tabs>
      )}
    </Held>
  ),
  Checkbox: (
    <Held<boolean> first>
      {({ value, onChange }) => <Checkbox label={word} error={sentence} checked={value} onChange={onChange} />}
    </Held>
  ),
  StarRating: <Held<0 | Stars> first={3}>{(held) => <StarRating label={word} {...held} />}</Held>,
  LanguageButton: (
    <Held first="en">
      {({ value, onChange }) => (
        <LanguageButton
          current={value}
          languages={['en', 'id'].map((code) => ({ code, name: code }))}
          onSelect={(code) => Promise.resolve(onChange(code))}
        />
      )}
    </Held>
  ),
  Amount: (
    <>
      <Amount text="Rp1.554.000" label={word} />
      <Amount text="₹1,50,000" size="md" />
      <Amount text="₹10,000.50" size="sm" />
    </>
  ),
  Rows: <Rows rows={['2026-03-10 23:59:59', sentence].map((value) => ({ label: word, value }))} />,
  Card: (['plain', 'float'] as const).map((tone) => (
    <Card key={tone} title={tone} tone={tone}>
      {sentence}
    </Card>
  )),
  SectionTitle: <SectionTitle>{word}</SectionTitle>,
  Notice: (['info', 'success', 'warning', 'error'] as const).map((kind) => (
    <Notice key={kind} kind={kind} title={kind}>
      {sentence}
    </Notice>
  )),
  'Steps, Step': (
    <Steps>
      {(['done', 'open', 'late'] as const).map((state) => (
        <Step key={state} state={state} note={sentence}>
          {state}
        </Step>
      ))}
    </Steps>
  ),
  Accordion: <Accordion summary={word}>{sentence}</Accordion>,
  'ProductCardList, ProductCard': (
    <ProductCardList>
      <ProductCard {...product} isOff={false} />
      <ProductCard {...product} isOff offReason={sentence} />
      <ProductCard {...product} isOff={false} isCompact />
    </ProductCardList>
  ),
  LongText: <LongText text={sentence.repeat(20)} />,
  LongList: <LongList name="gallery" usualHeight={24} items={['1', '2']} keyOf={String} renderItem={String} />,
  Countdown: <CountdownSample />,
  SandboxedFrame: <SandboxedFrame src="about:blank" title={word} onOpenOutside={() => undefined} />,
  'ShareButton, FileActions': (
    <>
      <ShareButton title={word} text={word}>
        {word}
      </ShareButton>
      <FileActions
        makeFile={() => new File([word], 'sample.txt', { type: 'text/plain' })}
        first="save"
        saveLabel={word}
        shareLabel={word}
        results={{}}
      />
    </>
  ),
  'LinkRow, CallRow': (
    <>
      <LinkRow icon="receipt" onClick={nothing}>
        {word}
      </LinkRow>
      <CallRow telephone={phone} />
    </>
  ),
  HelpCard: <HelpCard title={word} telephone={phone} />,
  StaleFooter: <StaleFooter stale={{ readAt: 0, error: null, isFetching: false, refetch: nothing }} />,
  'WaysOut, HelpButton': <WaysOut />,
  SignInButton: <SignInButton />,
  'Skeleton, SkeletonCard': (
    <>
      <Skeleton height={24} width="60%" />
      <SkeletonCard rows={2} />
    </>
  ),
  EmptyState: <EmptyState title={word} text={sentence} />,
  ErrorState: (['error', 'offline', 'missing'] as const).map((kind) => (
    <ErrorState key={kind} kind={kind} title={word} text={sentence} onRetry={nothing} help={<HelpButton />} />
  )),
  QueryView: (
    <QueryView
      query={{ data: sentence, error: new OfflineError(), isFetching: false, refetch: nothing }}
      skeleton={<Skeleton />}
    >
      {(data) => <p>{data}</p>}
    </QueryView>
  ),
  QueryError: <QueryError error={new OfflineError()} onRetry={nothing} />,
  PartNotice: <PartNotice state="failed" onRetry={nothing} />,
  Dialog: (
    <Opened name="Dialog">
      {(isOpen, close) => (
        <Dialog open={isOpen} onClose={close} title={word} actions={<Button onClick={close}>{word}</Button>}>
          {sentence}
        </Dialog>
      )}
    </Opened>
  ),
  BottomSheet: (
    <Opened name="BottomSheet">
      {(isOpen, close) => (
        <BottomSheet open={isOpen} onClose={close} title={word}>
          {sentence}
        </BottomSheet>
      )}
    </Opened>
  ),
  RatingDialog: (
    <Opened name="RatingDialog">
      {(isOpen, close) => isOpen && <RatingDialog {...rating} onSend={close} onClose={close} />}
    </Opened>
  ),
  LoadingDialog: (
    <Opened name="LoadingDialog">
      {(isOpen, close) => isOpen && <LoadingDialog state="failed" onRetry={close} onClose={close} />}
    </Opened>
  ),
  ToastProvider: <ToastSample />,
  Icon: Object.keys(iconPaths)
    .filter(isIconName)
    .map((name) => (
      <span key={name} className={staff['soft']}>
        <Icon name={name} /> {name}
      </span>
    )),
  'ProductLogo, QrCode': (
    <>
      <ProductLogo src="" name={word} />
      <QrCode text="https://example.com/" label={word} />
    </>
  ),
  'EmptyArt, ErrorArt, MissingArt, OfflineArt, SuccessArt': (
    <>
      <EmptyArt />
      <ErrorArt />
      <MissingArt />
      <OfflineArt />
      <SuccessArt />
    </>
  ),
};

/** The components of src/ui with filler content, by name. A test finds missing ones. */
export function ComponentGallery() {
  return (
    <div className={styles['groups']}>
      {Object.entries(samples).map(([names, sample]) => (
        <div key={names} className={styles['sample']}>
          <h3 className={cx(staff['soft'], staff['wrap'])}>
            <code>{names}</code>
          </h3>
          {sample}
        </div>
      ))}
    </div>
  );
}
