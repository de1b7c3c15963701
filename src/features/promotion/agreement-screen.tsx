import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';
import { agreementBlocks, type AgreementBlock } from './agreement-text';
import { linkSearch, type PromotionLink } from './promotion-link';
import { PromotionShell } from './promotion-shell';
import { templateQuery } from './queries';
import styles from './agreement-screen.module.css';

/**
 * What visitors agree to (specification section 2, promotion pages): the operator's words, as text (decision 18,
 * sandboxed frames).
 */
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
      hero={<Title text={title} />}
    >
      <QueryView
        query={template}
        skeleton={<TextSkeleton />}
        below={
          <Button variant="secondary" block onClick={onBack}>
            <Trans>Back to the registration</Trans>
          </Button>
        }
      >
        {(data) => <Agreement blocks={agreementBlocks(data?.agreementContent ?? '')} />}
      </QueryView>
    </PromotionShell>
  );
}

function Title({ text }: { text: string }) {
  return (
    <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
      {text}
    </h1>
  );
}

function Agreement({ blocks }: { blocks: readonly AgreementBlock[] }) {
  const { t } = useLingui();
  if (blocks.length === 0) {
    return (
      <Card tone="float">
        <EmptyState
          title={t`The agreement is not here right now`}
          text={t`Please do not register before you have read it. Customer service will send it to you.`}
          action={<HelpButton />}
        />
      </Card>
    );
  }
  // Two blocks may say the same; only their place tells them apart, and it never changes.
  const numbered = blocks.map((block, index) => ({ ...block, key: String(index) }));
  return (
    <Card tone="float">
      <div className={styles['text']}>
        {numbered.map(({ key, kind, text }) => (
          <Block key={key} kind={kind} text={text} />
        ))}
      </div>
    </Card>
  );
}

function Block({ kind, text }: AgreementBlock) {
  if (kind === 'heading') return <h2 className={styles['heading']}>{text}</h2>;
  return <p className={kind === 'item' ? styles['item'] : undefined}>{text}</p>;
}

function TextSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton height={420} radius={20} />
    </SkeletonPage>
  );
}
