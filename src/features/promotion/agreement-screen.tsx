import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { htmlToText } from '@/domain/text/html-to-text';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { pageTitleId } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { EmptyState, HelpButton } from '@/ui/state-views';
import { linkSearch, type PromotionLink } from './promotion-link';
import { PromotionShell } from './promotion-shell';
import { templateQuery } from './queries';
import styles from './promotion.module.css';

type AgreementBlock = { kind: 'heading' | 'item' | 'text'; text: string };

const markup = /<\/?(?:p|div|br|h[1-6]|li|ul|ol|section|article|table|tr)\b[^<>]*>/i;

/** Marks a heading inside one long text: a character that no text contains. */
const headingMark = '\uE001';

/** An agreement, lines or HTML, as blocks of plain text, never as markup (decision 18, sandboxed frames). */
export function agreementBlocks(content: string): AgreementBlock[] {
  const marked = content.replaceAll(headingMark, '').replace(/<h\d\b[^<>]*>/gi, `$&${headingMark}`);
  return (markup.test(content) ? htmlToText(marked) : content).split(/\r?\n/).flatMap((line): AgreementBlock[] => {
    const [, mark, words = ''] = /^([\uE001•]?)(.*)$/s.exec(line) ?? [];
    const text = words.replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ kind: mark === '•' ? 'item' : mark ? 'heading' : 'text', text }];
  });
}

/** The agreement of a campaign (specification section 2, promotion pages), as plain text. */
export function AgreementScreen({ link }: { link: PromotionLink }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const onBack = () => void navigate({ to: '/register', search: linkSearch(link) });
  const { api } = useServices();
  const template = useQuery(templateQuery(api, link));
  const title = template.data?.agreementTitle || t`Registration agreement`;
  return (
    <PromotionShell
      title={title}
      color={template.data?.backgroundColor ?? ''}
      onBack={onBack}
      layout="single"
      hero={
        <h1 id={pageTitleId} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      }
    >
      <QueryView
        query={template}
        skeleton={
          <SkeletonPage>
            <Skeleton height={420} radius={20} />
          </SkeletonPage>
        }
        below={<Button variant="secondary" block onClick={onBack}>{t`Back to the registration`}</Button>}
      >
        {(data) => <Agreement blocks={agreementBlocks(data?.agreementContent ?? '')} />}
      </QueryView>
    </PromotionShell>
  );
}

function Agreement({ blocks }: { blocks: readonly AgreementBlock[] }) {
  const { t } = useLingui();
  if (blocks.length === 0) {
    return (
      <Card tone="float">
        <EmptyState
          title={t`The agreement is not available right now`}
          text={t`Please do not register before you have read it. Customer service will send it to you.`}
          action={<HelpButton />}
        />
      </Card>
    );
  }
  return (
    <Card tone="float">
      <div className={cx('stack-3', styles.text)}>
        {/* Two blocks may have the same text, and the order never changes, so the index is the key. */}
        {Array.from(blocks, ({ kind, text }, index) =>
          kind === 'heading' ? (
            <h2 key={index} className={styles.heading}>
              {text}
            </h2>
          ) : (
            <p key={index} className={kind === 'item' ? styles.item : undefined}>
              {text}
            </p>
          ),
        )}
      </div>
    </Card>
  );
}
