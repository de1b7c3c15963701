import { LoadingText, Skeleton } from '@/ui/skeleton';
import { BotBubble } from './bubble';

/** Stands where the bot's next words are going to stand. */
export function TypingBubble() {
  return (
    <>
      <LoadingText />
      <div aria-hidden="true">
        <BotBubble
          below={
            <>
              <Skeleton height={44} width="100%" radius={14} />
              <Skeleton height={44} width="100%" radius={14} />
              <Skeleton height={44} width="100%" radius={14} />
            </>
          }
        >
          <Skeleton height={18} width={180} />
        </BotBubble>
      </div>
    </>
  );
}
