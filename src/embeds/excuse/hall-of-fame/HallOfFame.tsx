import { useState } from "react"
import * as v from "valibot"
import { Button } from "../../../components/button/Button"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { useMounted } from "../../../hooks/browser/mounted"
import { usePressGuard } from "../../../hooks/browser/pressGuard"
import { usePageData } from "../../../hooks/page/page"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { useThing } from "../../../kits/things/useThing"
import * as styles from "./HallOfFame.module.css"
import { arranged, type Guess, guesses, isRight, judgeText, scoreText } from "./logic"
import { Favourites } from "./parts/Favourites"
import { Plaque } from "./parts/Plaque"
import type { FamousExcuse } from "./schema"

/** The visitor's guess about each excuse, by its text. */
const guessesEntry = storageEntry<Record<string, Guess>>(
  "excuse/hall-of-fame/told",
  v.record(v.string(), v.picklist(guesses)),
  {},
)

/** The number of guesses that gives the page's thing. */
const guessesForThing = 10

const guessNames: Record<Guess, string> = { yes: "It worked", no: "It didn't" }

/**
 * The best excuses ever given, one at a time. The visitor guesses whether each worked, with a running score. The
 * visitor's own excuses hang below.
 *
 * @data hall-of-fame
 * @feed The best excuses ever given. Guess which of them worked.
 */
export default function HallOfFame() {
  const { "hall-of-fame": famous } = usePageData<{ "hall-of-fame": FamousExcuse[] }>()
  const mounted = useMounted()
  const [guessed, setGuessed] = useStorage(guessesEntry)
  const moving = useMotion()
  const { give } = useThing()
  /** The plaque whose outcome is being read; null while the next one is guessed. */
  const [read, setRead] = useState<string | null>(null)
  const order = arranged(famous)
  const next = order.findIndex(({ excuse }) => guessed[excuse] === undefined)
  const at = read === null ? next : order.findIndex(({ excuse }) => excuse === read)
  const shown = order[at]
  const guess = shown && read !== null ? guessed[shown.excuse] : undefined
  const guard = usePressGuard(shown === undefined)
  const reaction =
    shown && guess
      ? { true: "You were right.", false: "You were wrong.", null: "That one doesn't count." }[
          `${isRight(shown.worked, guess)}`
        ]
      : ""

  return (
    <div className={styles.hall}>
      <p className={styles.score} role="status">
        <b>{scoreText(famous, guessed)}</b> {shown ? reaction : judgeText(famous, guessed)}
      </p>
      {shown ? (
        <>
          <div className={styles.wall}>
            <Plaque key={`${shown.excuse} ${guess}`} excuse={shown} guess={guess} moving={moving} />
          </div>
          <div className={styles.answers}>
            {guesses.map(each => (
              <Button
                key={each}
                aria-pressed={guess === each}
                disabled={guess !== undefined}
                onClick={() => {
                  setRead(shown.excuse)
                  setGuessed(now => ({ ...now, [shown.excuse]: each }))
                  if (Object.keys(guessed).length + 1 >= guessesForThing) give()
                }}
              >
                {guessNames[each]}
              </Button>
            ))}
            <Button disabled={!guess} onClick={() => setRead(null)}>
              {guess && next === -1 ? "Hear the verdict" : "Next excuse"}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className={styles.answers}>
            <button type="button" onClick={() => guard(() => setGuessed({}))}>
              Judge them again
            </button>
            <ShareButton text={judgeText(famous, guessed).replace("You were", "I was")} />
          </div>
          <div className={styles.all}>
            {order.map(excuse => (
              <Plaque key={excuse.excuse} excuse={excuse} guess={guessed[excuse.excuse]} moving={false} />
            ))}
          </div>
        </>
      )}
      {mounted && <Favourites />}
    </div>
  )
}
