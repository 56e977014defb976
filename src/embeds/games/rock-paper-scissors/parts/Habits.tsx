import { useState } from "react"
import { habitsOf } from "../habits"
import { remembered, type State } from "../logic"
import { Panel } from "./Panel"

type Props = { state: State; forget: () => void }

/** The visitor's habits by the remembered throws, and a button to forget them, with confirmation. */
export function Habits({ state, forget }: Props) {
  const [asked, setAsked] = useState(false)
  const rounds = remembered(state)
  const habits = habitsOf(rounds)
  const isNothing = rounds.length === 0
  const press = () => {
    if (isNothing) return
    setAsked(!asked)
    if (asked) forget()
  }
  return (
    <Panel title="What shows in your throws">
      {habits.length > 0 ? (
        <ul>
          {habits.map(habit => (
            <li key={habit}>{habit}</li>
          ))}
        </ul>
      ) : (
        <p>
          {rounds.length < 25
            ? "Not much: there are too few of them."
            : "Nothing. You are a die, or very well read."}
        </p>
      )}
      <div className="buttons">
        <button
          data-menu="edit"
          type="button"
          aria-disabled={isNothing}
          onClick={press}
          onBlur={() => setAsked(false)}
        >
          {asked ? "Press again: all throws and their statistics go" : "Forget me"}
        </button>
      </div>
    </Panel>
  )
}
