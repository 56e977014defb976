import { useId, useRef } from "react"
import { effectText } from "../modifiers"
import { modifiersOf, thingPrice } from "../rates"
import * as styles from "../TenX.module.css"
import { things } from "../things"
import { count } from "../words"
import { ActButton, type Doing } from "./ActButton"

/** The number of things on offer at a time, cheapest first. */
const maxShown = 4

/** The things to buy next. */
export function Shop(doing: Doing) {
  const { state } = doing
  const box = useRef<HTMLElement>(null)
  const id = useId()
  const mods = modifiersOf(state)
  const wares = things.filter(thing => !state.things.includes(thing.id)).slice(0, maxShown)
  // The pressed button is removed after a purchase, so the focus moves to the box.
  const does: Doing["does"] = act => {
    const isBought = act.kind === "buy" && state.lines >= priceOf(act.what)
    doing.does(act)
    if (isBought) box.current?.focus()
  }
  const priceOf = (what: string) =>
    thingPrice(things.find(thing => thing.id === what)?.price ?? Infinity, mods)
  return (
    <section ref={box} tabIndex={-1} className={styles.box} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        Things that help
      </h2>
      {wares.length === 0 && (
        <p className={styles.note}>You have everything. It is an odd feeling, and passes.</p>
      )}
      <ul className={styles.rows}>
        {wares.map(thing => (
          <li key={thing.id} className={styles.row}>
            <div id={`${id}-${thing.id}`}>
              <strong>{thing.name}</strong>
              <small>{thing.about}</small>
              <small>
                {effectText(thing.effect)}
                {thing.kept ? "; stays on your desk through a rewrite" : ""}
              </small>
            </div>
            <ActButton
              {...doing}
              does={does}
              act={{ kind: "buy", what: thing.id }}
              about={`${id}-${thing.id}`}
            >
              Buy <br />
              <span className={styles.price}>{count(priceOf(thing.id))}</span>
              <span className="visually-hidden"> lines, {thing.name}</span>
            </ActButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
