import { Button } from "../../../../components/button/Button"
import { RevealOnce } from "../../../../components/reveal-once/RevealOnce"
import { lastMoments } from "../logic"

type Props = {
  /** The current time, in milliseconds since 1970; null until it is known. */
  now: number | null
  /** The moment in the address, as "2025-12-21T14:03"; null for now. */
  asked: string | null
  onAsk: (moment: string | null) => void
}

/** Buttons for the preset moments, and one back to now. */
export function Presets({ now, asked, onAsk }: Props) {
  return (
    <>
      {lastMoments(now ?? 0).map(({ name, at }) => (
        <Button
          key={name}
          disabled={now === null}
          aria-pressed={now !== null && asked === at}
          onClick={() => onAsk(at)}
        >
          {name}
        </Button>
      ))}
      <RevealOnce when={asked !== null}>
        <Button disabled={asked === null} onClick={() => onAsk(null)}>
          Back to now
        </Button>
      </RevealOnce>
    </>
  )
}
