import { useMemo } from "react"
import { Button } from "../../../components/button/Button"
import * as styles from "../BannerExchange.module.css"
import { bannerAt, exchangeText, hooks } from "../exchange"
import { linesOf, timeline } from "../logic"
import type { Settings } from "../settings"
import { BannerCanvas } from "./BannerCanvas"

type Props = {
  /** The first line of the visitor's banner. */
  own: string
  /** The number of banners got so far. */
  got: number
  onPress: () => void
  onClear: () => void
}

/** The hooks on which the banners hang that were got in exchange. Each can be pressed for another one. */
export function Wall({ own, got, onPress, onClear }: Props) {
  const isFull = got >= hooks
  return (
    <>
      <ul className={styles.wall} aria-label={`Banners you got: ${got} of ${hooks}`}>
        {Array.from({ length: hooks }, (_, hook) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hook is its place.
          <li key={hook}>{hook < got && <Hung settings={bannerAt(hook, own)} onPress={onPress} />}</li>
        ))}
      </ul>
      <div className={styles.taken}>
        <p role="status" aria-label="The exchange">
          {exchangeText(got)}
        </p>
        <Button disabled={!isFull && got === 0} onClick={onClear}>
          Take them down
        </Button>
      </div>
    </>
  )
}

function Hung({ settings, onPress }: { settings: Settings; onPress: () => void }) {
  const text = linesOf(settings).join(", ")
  const times = useMemo(() => timeline(settings), [settings])
  return (
    <button type="button" className={styles.press} aria-label={`Banner: ${text}`} onClick={onPress}>
      <BannerCanvas settings={settings} timeline={times} playing />
    </button>
  )
}
