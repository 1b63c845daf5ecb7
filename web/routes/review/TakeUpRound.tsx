import { Button } from '../../components/Button.js';
import { useTakeUpResult } from '../../staging/useTakeUpResult.js';

interface TakeUpRoundProps {
  readonly itemId: string;
  readonly resultId: string;
  /** what the photo shows unless another round is asked for */
  readonly shownId: string;
  readonly round: number;
  /** it is the current one */
  readonly onDone: () => void;
}

export function TakeUpRound({ onDone, ...result }: TakeUpRoundProps) {
  const [takeUp, busy] = useTakeUpResult();
  async function take() {
    const refused = await takeUp(result);
    if (!refused) onDone();
  }
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={() => void take()}>
      Take up this round
    </Button>
  );
}
