import { Trans } from '@lingui/react';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/schedule')({ component: ScheduleScreen });

function ScheduleScreen() {
  return (
    <main>
      <h1>
        <Trans id="schedule" />
      </h1>
    </main>
  );
}
