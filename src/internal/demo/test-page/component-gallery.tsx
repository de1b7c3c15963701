import { Trans, useLingui } from '@lingui/macro';
import { useMemo, useState } from 'react';
import { OfflineError } from '@/api/errors';
import { useServices } from '@/services/services';
import { Accordion } from '@/ui/accordion';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { Amount } from '@/ui/amount';
import { Button } from '@/ui/button';
import { CallRow } from '@/ui/call-row';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Countdown } from '@/ui/countdown';
import { BottomSheet, Dialog } from '@/ui/dialog';
import { FileActions } from '@/ui/file-actions';
import { HelpCard } from '@/ui/help-card';
import { Icon, type IconName } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { iconPaths } from '@/ui/icon-paths';
import { EmptyArt, ErrorArt, MissingArt, OfflineArt } from '@/ui/illustrations';
import { KeptFooter } from '@/ui/kept-footer';
import { PartNotice } from '@/ui/lazy-component';
import { LazyDialog } from '@/ui/lazy-dialog';
import { LinkRow } from '@/ui/link-row';
import { LongList } from '@/ui/long-list';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { ProductCard, ProductCardList } from '@/ui/product-card';
import { ProductLogo } from '@/ui/product-logo';
import { QrCode } from '@/ui/qr-code';
import { QueryError, QueryView } from '@/ui/query-view';
import { RatingDialog } from '@/ui/rating-dialog';
import { Rows } from '@/ui/rows';
import { SandboxedFrame } from '@/ui/sandboxed-frame';
import { SectionTitle } from '@/ui/section-title';
import { ShareButton } from '@/ui/share-button';
import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import { EmptyState, ErrorState } from '@/ui/state-views';
import { Step, Steps } from '@/ui/steps';
import { SuccessArt } from '@/ui/success-art';
import { useToast } from '@/ui/toast';
import { HelpButton, SignInButton, WaysOut } from '@/ui/ways-out';
import { ButtonSamples, ChoiceSamples, FieldSamples, Sample } from './gallery-inputs';
import styles from './test-page.module.css';

const nothing = () => undefined;
const phone = '+62 21 5000 0000';

/** The components of src/ui with made-up content, each under its name. Internal; a test says which one is missing. */
export function ComponentGallery() {
  const { t } = useLingui();
  return (
    <div className={styles['groups']}>
      <Card title={t({ message: 'Buttons', comment: 'Title: a group of components' })}>
        <ButtonSamples />
      </Card>
      <Card title={t({ message: 'Fields', comment: 'Title: a group of components' })}>
        <FieldSamples />
      </Card>
      <Card title={t({ message: 'Choices', comment: 'Title: a group of components' })}>
        <ChoiceSamples />
      </Card>
      <Card title={t({ message: 'Content', comment: 'Title: a group of components' })}>
        <ContentSamples />
      </Card>
      <Card title={t({ message: 'Ways on', comment: 'Title: a group of components, links and rows' })}>
        <LinkSamples />
      </Card>
      <Card title={t({ message: 'States of a page', comment: 'Title: a group of components' })}>
        <StateSamples />
      </Card>
      <Card title={t({ message: 'Over the page', comment: 'Title: a group of components, dialogs and toasts' })}>
        <OverlaySamples />
      </Card>
      <Card title={t({ message: 'Icons and illustrations', comment: 'Title: a group of components' })}>
        <PictureSamples />
      </Card>
    </div>
  );
}

function ContentSamples() {
  const { t } = useLingui();
  const { clock } = useServices();
  const until = useMemo(() => clock.now() + 5_400_000, [clock]);
  const words = t`A sentence to be read`;
  const title = t({ message: 'A title', comment: 'Sample of a title' });
  const product = {
    logo: '',
    name: 'Lancar',
    rangeLabel: title,
    range: 'Rp1.000.000 – Rp15.000.000',
    rate: '0,05 %',
    description: words,
    tags: [[title]],
    action: t({ message: 'A way on', comment: 'Sample of a link or a button' }),
    onOpen: nothing,
  };
  return (
    <>
      <Sample names="Amount">
        <Amount text="Rp1.554.000" label={title} />
        <Amount text="₹1,50,000" size="md" />
        <Amount text="₹10,000.50" size="sm" />
      </Sample>
      <Sample names="Rows">
        <Rows rows={['2026-03-10 23:59:59', `${words}. ${words}.`].map((value) => ({ label: title, value }))} />
      </Sample>
      <Sample names="Card">
        {(['plain', 'tint', 'float'] as const).map((tone) => (
          <Card key={tone} title={tone} tone={tone} headingLevel={3}>
            {words}
          </Card>
        ))}
      </Sample>
      <Sample names="SectionTitle">
        <SectionTitle>{title}</SectionTitle>
      </Sample>
      <Sample names="Notice">
        {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
          <Notice key={kind} kind={kind} title={kind}>
            {words}
          </Notice>
        ))}
      </Sample>
      <Sample names="Steps, Step">
        <Steps>
          {(['done', 'open', 'late'] as const).map((state) => (
            <Step key={state} state={state} note={words}>
              {state}
            </Step>
          ))}
        </Steps>
      </Sample>
      <Sample names="Accordion">
        <Accordion summary={title}>{words}</Accordion>
      </Sample>
      <Sample names="ProductCardList, ProductCard">
        <ProductCardList>
          <ProductCard {...product} isOff={false} />
          <ProductCard {...product} isOff offReason={words} />
          <ProductCard {...product} isOff={false} isCompact />
        </ProductCardList>
      </Sample>
      <Sample names="LongText">
        <p>
          <LongText text={words.repeat(40)} />
        </p>
      </Sample>
      <Sample names="LongList">
        <LongList
          name="gallery"
          usualHeight={24}
          items={['1', '2']}
          keyOf={(item) => item}
          renderItem={(item) => item}
        />
      </Sample>
      <Sample names="Countdown">
        <Countdown until={until} now={clock.now} />
      </Sample>
      <Sample names="CopyButton">
        <CopyButton text="8808 1234 5678" label={title} />
      </Sample>
      <Sample names="ReadAloud">
        <ReadAloud text={title} />
      </Sample>
      <Sample names="SandboxedFrame">
        <SandboxedFrame src="about:blank" title={title} fallbackHref="about:blank" />
      </Sample>
    </>
  );
}

function LinkSamples() {
  const { t } = useLingui();
  const shareLabel = t({ message: 'Share', comment: 'Button: hands a file or a text to another app' });
  const title = t({ message: 'A way on', comment: 'Sample of a link or a button' });
  return (
    <>
      <Sample names="ShareButton, FileActions">
        <ShareButton title="Sample" text="Sample">
          {shareLabel}
        </ShareButton>
        <FileActions
          makeFile={() => new File(['Sample'], 'sample.txt', { type: 'text/plain' })}
          first="save"
          saveLabel={t({ message: 'Save', comment: 'Button: saves a file' })}
          shareLabel={shareLabel}
          results={{}}
        />
      </Sample>
      <Sample names="LinkRow, CallRow">
        <LinkRow icon="receipt" onClick={nothing}>
          {title}
        </LinkRow>
        <CallRow telephone={phone} />
      </Sample>
      <Sample names="HelpCard">
        <HelpCard title={t({ message: 'Questions about this', comment: 'Sample of a title' })} telephone={phone} />
      </Sample>
      <Sample names="KeptFooter">
        <KeptFooter kept={{ readAt: 0, error: null, isFetching: false, refetch: () => undefined }} />
      </Sample>
      <Sample names="WaysOut, HelpButton">
        <div className={styles['row']}>
          <WaysOut />
        </div>
      </Sample>
      <Sample names="SignInButton">
        <SignInButton />
      </Sample>
      <Sample names="IconButton">
        <IconButton icon="refresh" label={title} onClick={nothing} />
      </Sample>
    </>
  );
}

function StateSamples() {
  const { t } = useLingui();
  const title = t({ message: 'What has happened', comment: 'Sample of a title' });
  const text = t`What can be done now`;
  const failed = { data: undefined, error: new OfflineError(), isFetching: false, refetch: nothing };
  return (
    <>
      <Sample names="Skeleton, SkeletonCard">
        <Skeleton height={24} width="60%" />
        <SkeletonCard rows={2} />
      </Sample>
      <Sample names="EmptyState">
        <EmptyState title={title} text={text} />
      </Sample>
      <Sample names="ErrorState">
        {(['error', 'offline', 'missing'] as const).map((kind) => (
          <ErrorState key={kind} kind={kind} title={title} text={text} onRetry={nothing} help={<HelpButton />} />
        ))}
      </Sample>
      <Sample names="QueryView">
        <QueryView query={{ ...failed, data: text }} skeleton={<Skeleton />}>
          {(data) => <p>{data}</p>}
        </QueryView>
      </Sample>
      <Sample names="QueryError">
        <QueryError error={failed.error} onRetry={nothing} />
      </Sample>
      <Sample names="PartNotice">
        <PartNotice state="missing" onRetry={nothing} />
      </Sample>
    </>
  );
}

function OverlaySamples() {
  const { t } = useLingui();
  const toast = useToast();
  const [shown, setShown] = useState<'dialog' | 'sheet' | 'rating' | 'part' | null>(null);
  const close = () => setShown(null);
  const title = t({ message: 'A title', comment: 'Sample of a title' });
  const words = t`A sentence to be read`;
  return (
    <>
      <Sample names="Dialog">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setShown('dialog')}>
          <Trans comment="Button: shows a sample of a dialog">Open a dialog</Trans>
        </Button>
      </Sample>
      <Sample names="BottomSheet">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setShown('sheet')}>
          <Trans comment="Button: shows a sample of a sheet at the lower edge">Open a sheet</Trans>
        </Button>
      </Sample>
      <Sample names="RatingDialog">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setShown('rating')}>
          <Trans comment="Button: shows a sample of a dialog that asks for stars">Open a rating</Trans>
        </Button>
      </Sample>
      <Sample names="LazyDialog">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setShown('part')}>
          <Trans comment="Button: shows a sample of a dialog whose code did not load">Open what does not load</Trans>
        </Button>
      </Sample>
      <Sample names="ToastProvider">
        <div className={styles['row']}>
          {(['info', 'success', 'error'] as const).map((kind) => (
            <Button key={kind} variant="secondary" onClick={() => toast.show(words, { kind })}>
              {kind}
            </Button>
          ))}
        </div>
      </Sample>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={title}
        actions={
          <Button onClick={close}>
            <Trans comment="Button: closes the sample of a dialog">Done</Trans>
          </Button>
        }
      >
        <p>{words}</p>
      </Dialog>
      <BottomSheet open={shown === 'sheet'} onClose={close} title={title}>
        <p>{words}</p>
      </BottomSheet>
      {shown === 'rating' && (
        <RatingDialog
          title={title}
          starsLabel={words}
          closeLabel={t({ message: 'Done', comment: 'Button: closes the sample of a dialog' })}
          sendLabel={t({ message: 'A way on', comment: 'Sample of a link or a button' })}
          onSend={close}
          onClose={close}
        />
      )}
      {shown === 'part' && <LazyDialog state="missing" onRetry={close} onClose={close} />}
    </>
  );
}

const illustrations = { EmptyArt, ErrorArt, MissingArt, OfflineArt, SuccessArt };
const isIconName = (name: string): name is IconName => name in iconPaths;

function PictureSamples() {
  const { t } = useLingui();
  return (
    <>
      <Sample names="Icon">
        <ul className={styles['row']}>
          {Object.keys(iconPaths)
            .filter(isIconName)
            .map((name) => (
              <li key={name} className={styles['soft']}>
                <Icon name={name} /> {name}
              </li>
            ))}
        </ul>
      </Sample>
      <Sample names="ProductLogo, QrCode">
        <ProductLogo src="" name="Lancar" />
        <QrCode text="https://example.com/" label={t`QR code of the link`} />
      </Sample>
      {Object.entries(illustrations).map(([name, Illustration]) => (
        <Sample key={name} names={name}>
          <Illustration />
        </Sample>
      ))}
    </>
  );
}
