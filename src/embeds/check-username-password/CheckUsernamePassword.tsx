import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePage } from "../../hooks/page/page"
import { choice, whole } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import { formatClock } from "../../lib/text/duration"
import * as styles from "./CheckUsernamePassword.module.css"
import { contextOf, type Result, resultOf, step } from "./logic"
import { Certificate } from "./parts/Certificate"
import { Notes } from "./parts/Notes"
import { PasswordField } from "./parts/PasswordField"
import { ruleOf, rules } from "./rules"
import { ruleIds } from "./saved"
import { useSignUp } from "./useSignUp"
import { mealOf, noRules, problemOf, shareText, strengthOf } from "./words"

/** The result of a friend, in the address of the link. */
const codecs = {
  kept: whole(0, rules.length, 0),
  seconds: whole(0, 999_999, 0),
  eaten: whole(0, 9999, 0),
  worst: choice(ruleIds, null),
  remembered: whole(-1, 100, -1),
}

/** The number of rules that are to be kept at once for the page's thing. */
const keptForThing = 10

function linkOf({ kept, seconds, eaten, worst, remembered }: Result): string {
  const values = { kept, seconds, eaten, worst, remembered }
  const given = Object.entries(values).filter(([, value]) => value !== null)
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

/**
 * A password field whose rules know of the time, the window, the hamster and each other. All can be kept at once.
 *
 * @feed A password field with rules that know of the clock, the window, your mother and each other. A hamster lives in it.
 */
export default function CheckUsernamePassword() {
  const toy = useRef<HTMLDivElement>(null)
  const { siteName } = usePage()
  const motion = useMotion()
  const { values: friend } = useAddress(codecs)
  const { state, world, act, restart } = useSignUp(toy)
  const [hint, setHint] = useState<{ about: string; text: string } | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const { give } = useThing()
  const { phase } = state
  const context = world && contextOf(state, world)
  const result = resultOf(state)
  const newest = state.broken.at(-1)

  const write = (text: string, isPaste: boolean) => {
    const action = { type: "write", text, isPaste } as const
    setHint(null)
    act(action)
    if (world && resultOf(step(state, action, world)).kept >= keptForThing) give()
  }
  const giveHint = () => {
    if (newest && context)
      setHint({ about: newest, text: `Hint: ${ruleOf(newest).hint(state.password, context)}` })
  }
  const message = () => {
    if (!context || state.shown === 0) return "Not one that you use. You are going to lose it."
    if (phase === "recalling") return "Thank you. We hope you chose one that you can remember. Type it again."
    if (phase === "done") return hasTried ? "There is no user called bob78." : "Thank you for signing up."
    return hint && hint.about === newest ? hint.text : mealOf(state)
  }

  return (
    <div ref={toy} className={styles.tool}>
      <PasswordField state={state} motion={motion} onWrite={write} />
      {phase === "typing" && (
        <p className={styles.problem} role="status">
          {context && problemOf(state, context)}
        </p>
      )}
      <div className={styles.meter}>
        <meter aria-label="Strength" min={0} max={rules.length} value={result.kept} />
        <span>{strengthOf(result.kept)}</span>
        <span>{state.shown > 0 && formatClock(state.seconds)}</span>
      </div>
      <div className="buttons">
        {phase === "recalling" && (
          <button type="button" className="default" onClick={() => act({ type: "sign-up" })}>
            Sign up
          </button>
        )}
        {phase === "done" && (
          <button type="button" onClick={() => setHasTried(true)}>
            Sign in
          </button>
        )}
        {phase === "typing" && (
          <Button data-menu="edit" disabled={!newest} onClick={giveHint}>
            Give me a hint
          </Button>
        )}
        {state.shown > 0 ? (
          <ShareButton text={shareText(result, siteName)} link={linkOf(result)} />
        ) : (
          <ShareButton />
        )}
        <StartAgain of={restart} />
      </div>
      <p className={styles.message} role="status">
        {message()}
      </p>
      {phase === "typing" && state.shown === 0 && friend.kept > 0 && (
        <Certificate
          isOwn={false}
          result={{ ...friend, remembered: friend.remembered < 0 ? null : friend.remembered }}
        />
      )}
      {phase === "typing" && state.shown === 0 && friend.kept === 0 && (
        <div className={`${styles.broken} ${styles.beginning}`}>
          <div className={styles.note} data-from="IT">
            <b>IT</b>
            <p>{noRules}</p>
          </div>
        </div>
      )}
      {phase === "typing" && context && <Notes state={state} context={context} />}
      {phase === "done" && <Certificate isOwn result={result} />}
    </div>
  )
}
