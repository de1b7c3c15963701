import { Trans, useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { loanQuery } from '../loan';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(loanQuery),
  component: LoanScreen,
});

function LoanScreen() {
  const { data: loan } = useSuspenseQuery(loanQuery);
  const { i18n } = useLingui();
  const money = (value) => i18n.number(value, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
  return (
    <>
      <header>
        <h1>
          <Trans id="heading" />
        </h1>
      </header>
      <main>
        <section>
          <Trans id="owed" />
          <strong>{money(loan.owed)}</strong>
          <div>
            <Trans id="due" values={{ date: i18n.date(loan.due) }} />
          </div>
          <div>
            <Trans id="count" values={{ count: loan.periods.length }} />
          </div>
        </section>
        <section>
          <ol>
            {loan.periods.map(({ number, amount, settled }) => (
              <li key={number}>
                <Trans id="period" values={{ number }} />
                <span>{settled ? <Trans id="settled" /> : money(amount)}</span>
              </li>
            ))}
          </ol>
        </section>
        <Link to="/schedule" className="action">
          <Trans id="more" />
        </Link>
      </main>
    </>
  );
}
