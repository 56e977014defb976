import { useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { maxLength, type Person, quotationOf, readSilent, wordsOfPerson, writeSilent } from "./logic"
import { Teller } from "./parts/Teller"
import * as styles from "./ReactContext.module.css"

/** The suggested sentences, used in turn. */
const sayings = [
  "I would never say that tabs are better than spaces.",
  "My hamster is not the webmaster of anything.",
  "We hardly ever eat the neighbour's apples.",
  "If it rains, I may be late for the sauna.",
  "I don't think that computers will replace newspapers.",
] as const

/**
 * A village of nested components. Each takes a sentence from the context above and passes it on in other words.
 *
 * @feed A village in which a sentence is passed on through React contexts, each person taking it out of its own.
 */
export default function ReactContext() {
  const { values, set, reset, touched } = useAddress({ say: text(sayings[0]), silent: text("") })
  const sentence = values.say.slice(0, maxLength)
  const silent = readSilent(values.silent)
  const next = sayings[(sayings.indexOf(sentence as (typeof sayings)[number]) + 1) % sayings.length]
  const [quotation, setQuotation] = useState({ count: 0, words: "", where: "" })
  const quote = () =>
    setQuotation({ count: quotation.count + 1, ...quotationOf(quotation.count, sentence, silent) })
  const onSilent = (person: Person, isSilent: boolean) => {
    const now = new Set(silent)
    if (isSilent) now.add(person)
    else now.delete(person)
    set({ silent: writeSilent(now) })
  }
  return (
    <div className={styles.village}>
      <Field
        className={styles.say}
        label="You say"
        value={sentence}
        maxLength={maxLength}
        onChange={say => set({ say })}
      >
        <Button onClick={() => set({ say: next })}>Say something else</Button>
      </Field>
      <ul className={styles.tree} aria-label="Who says what">
        <Teller person="you" said={sentence} silent={silent} onSilent={onSilent} />
      </ul>
      <p className={styles.quotation} role="status">
        {quotation.count > 0 ? (
          <>
            <BidiIsolate>“{quotation.words}”</BidiIsolate> You, quoted {quotation.where}.
          </>
        ) : (
          "Nobody has quoted you yet."
        )}
      </p>
      <div className="buttons">
        <button type="button" onClick={quote}>
          Be quoted
        </button>
        <ShareButton text={`“${sentence}” In other words: ${historyOf(sentence)}`} />
        <Button disabled={!touched} onClick={reset}>
          I never said that
        </Button>
      </div>
    </div>
  )
}

/** Returns the historian's version, after the sentence has passed through everyone. */
function historyOf(said: string): string {
  const way: Person[] = ["neighbour", "paper", "tabloid", "historian"]
  return way.reduce((heard, person) => wordsOfPerson(person, heard), wordsOfPerson("you", said))
}
