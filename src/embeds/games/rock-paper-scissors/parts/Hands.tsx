import { GuestPicture } from "../../../../kits/guest/GuestPicture"
import type { Visitor } from "../../../../kits/guest/useGuest"
import { buttonName, type Place } from "../guest"
import { type Level, lastRound, type State } from "../logic"
import * as styles from "../RockPaperScissors.module.css"
import { type Outcome, outcomeOf, type Throw } from "../throws"
import type { ThrownThing } from "../useThrownThing"
import { Ending } from "./Ending"
import { Envelope } from "./Envelope"
import { HandPicture, type Owner } from "./HandPicture"

const called: Record<Level, string> = { 1: "Pertti", 2: "The machine", 3: "The machine" }

type Props = {
  state: State
  /** True while the throw is being animated; both hands are fists then. */
  isShaking: boolean
  /** The seal of the next throw, from `useSeal`. */
  seal: string | null | undefined
  /** The outcome of the match for the visitor; null while it goes on. */
  end: Outcome | null
  moving: boolean
  /** The thing from another page that is here, and its place. */
  guest: (Visitor & { place: Place }) | null
  /** The thing that was the last throw, here or not; null for a hand. */
  thing: ThrownThing | null
  /** Called to throw the guest. */
  onShow: () => void
}

/**
 * Both hands of the last throw (fists before the first), and between them the opened slip and the envelope of the
 * next throw. The status announces the throws.
 */
export function Hands({ state, isShaking, seal, end, moving, guest, thing, onShow }: Props) {
  const last = isShaking ? null : lastRound(state)
  const outcome = last ? outcomeOf(last.round) : undefined
  const theirs = outcome && ({ won: "lost", lost: "won", drawn: "drawn" } as const)[outcome]
  const of = state.level === 1 ? "hamster" : "machine"
  const all = { isShaking, moving, turn: state.throws.length }
  return (
    <div className={styles.hands}>
      <Hand who="You" of="visitor" thrown={last?.round.you} thing={thing} outcome={outcome} {...all} />
      {guest && (
        <button
          type="button"
          className={styles.guest}
          data-place={guest.place}
          aria-label={buttonName(guest, guest.place)}
          aria-disabled={guest.place !== "sleeve" || end !== null}
          onClick={onShow}
        >
          {guest.place !== "hand" && <GuestPicture guest={guest} />}
        </button>
      )}
      {end && !isShaking ? (
        <Ending level={state.level} outcome={end} moving={moving} />
      ) : (
        <Envelope
          key={`${state.seed}${state.throws.length}`}
          seal={seal ?? ""}
          who={called[state.level]}
          moving={moving}
        >
          {last && (
            <span data-moving={moving || undefined}>
              <strong>{last.plan.machine}</strong>
              {last.plan.salt}
            </span>
          )}
        </Envelope>
      )}
      <Hand
        who={called[state.level]}
        of={of}
        thrown={last?.round.machine}
        outcome={theirs}
        isFacing
        {...all}
      />
    </div>
  )
}

type HandProps = {
  who: string
  of: Owner
  thrown: Throw | undefined
  /** The thing that it has thrown instead. */
  thing?: ThrownThing | null
  /** The outcome for the owner of this hand. */
  outcome: Outcome | undefined
  isFacing?: boolean
  isShaking: boolean
  moving: boolean
  turn: number
}

function Hand({ who, of, thrown, thing = null, outcome, isFacing, isShaking, moving, turn }: HandProps) {
  return (
    <div className={styles.hand} data-hand={thrown ?? "none"} data-outcome={outcome} aria-hidden="true">
      <span className={`${isFacing ? styles.facing : ""} ${outcome === "lost" ? styles.beaten : ""}`}>
        <span
          key={`${turn}${isShaking}`}
          className={isShaking ? styles.shaking : moving && outcome ? styles.meeting : undefined}
        >
          <HandPicture
            thrown={thing ? null : (thrown ?? null)}
            of={of}
            holds={thing?.picture ?? null}
            isGone={!thing?.isHere}
          />
        </span>
      </span>
      {who}
    </div>
  )
}
