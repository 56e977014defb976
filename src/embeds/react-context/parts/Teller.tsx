import { createContext, useContext } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { type Person, people, wordsOfPerson } from "../logic"
import { Face } from "./Face"
import * as styles from "./Teller.module.css"

/** The sentence of the nearest provider above; null if there is none. */
const SentenceContext = createContext<string | null>(null)

type Props = {
  person: Person
  /** The people who don't pass the sentence on. */
  silent: ReadonlySet<Person>
  onSilent: (person: Person, isSilent: boolean) => void
  /** The original sentence, for the first person only. */
  said?: string
}

/** A person who reads a sentence from the context, rewords it, and provides it to everyone below. */
export function Teller({ person, silent, onSilent, said }: Props) {
  const heard = useContext(SentenceContext)
  const { name, below } = people[person]
  const words = wordsOfPerson(person, said ?? heard)
  const isSilent = silent.has(person)
  const listeners = below.length > 0 && (
    <ul className={styles.below}>
      {below.map(each => (
        <Teller key={each} person={each} silent={silent} onSilent={onSilent} />
      ))}
    </ul>
  )
  return (
    <li>
      <div className={styles.card} data-silent={isSilent || undefined}>
        <Face of={person} />
        <div className={styles.speech}>
          <b>{name}</b>{" "}
          <span className={styles.words} key={words}>
            <BidiIsolate>{words}</BidiIsolate>
          </span>
        </div>
        {below.length > 0 && (
          <Checkbox
            label={
              <>
                <span className="visually-hidden">{person === "you" ? `${name}:` : name} </span>
                {person === "you" ? "pass it on" : "passes it on"}
              </>
            }
            checked={!isSilent}
            onChange={passes => onSilent(person, !passes)}
          />
        )}
      </div>
      {isSilent ? listeners : <SentenceContext value={words}>{listeners}</SentenceContext>}
    </li>
  )
}
