import { useState } from "react"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { WordSlider } from "../../components/word-slider/WordSlider"
import { readWordIndex } from "../../components/word-slider/wordAt"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useTicks } from "../../kits/motion/useTicks"
import { useThing } from "../../kits/things/useThing"
import { isBlank } from "../../lib/text/blank"
import { lengthened, maxEndings, maxOwnLetters, ownWordOf } from "./endings"
import * as styles from "./Juhku.module.css"
import { maxFatigue, recoveryMs, saidAgain, satiationFatigue } from "./logic"
import { Elastic } from "./parts/Elastic"
import { SayIt } from "./parts/SayIt"
import { TiredWord } from "./parts/TiredWord"
import type { WordForm } from "./schema"

const fresh = { times: 0, tired: 0, inWriting: "" }

/** The number of endings the word grows on its own shortly after the page opens. */
const initialEndings = 3

/**
 * A stretchable word with a slider through its history, a button that says it aloud and a counter.
 *
 * @feed A word that grows endings as it is pulled, a slider over its history, and a button that says it aloud and counts.
 * @data juhku
 */
export default function Juhku() {
  const { juhku } = usePageData<{ juhku: WordForm[] }>()
  const { values, set, reset, touched } = useAddress({
    word: text(null),
    ends: whole(0, maxEndings, 0),
    own: text("", { maxLength: 40 }),
  })
  const today = juhku.findIndex(({ word }) => word === "Juhku")
  const index = readWordIndex(values.word, juhku.length) ?? Math.max(0, today)
  const [saying, setSaying] = useState(fresh)
  const [snapped, setSnapped] = useState(false)
  const [snaps, setSnaps] = useState(0)
  const [alone, setAlone] = useState(0)
  const [isAlone, setIsAlone] = useState(true)
  const motion = useMotion()
  const { give } = useThing()
  // Recovers step by step.
  useTicks(saying.tired > 0, recoveryMs, () =>
    setSaying(old => ({ ...old, tired: Math.max(0, old.tired - 1) })),
  )
  useTicks(motion && isAlone && !touched && alone < initialEndings, 900, () => setAlone(alone + 1))

  const own = ownWordOf(values.own)
  const ownWord = own && "word" in own ? own : null
  const ends = index !== today ? 0 : values.ends || (touched ? 0 : alone)
  const form = juhku[index]
  const stem = form?.word ?? "Juhku"
  const base = ownWord ?? { word: stem, stem }
  const { text: word, english } = lengthened(base, ends)
  const shared = `?${new URLSearchParams({ ends: String(ends), ...(ownWord && { own: values.own }) })}`
  /** The endings fit the present form only, so the slider moves there; null means that it snapped. */
  const stretch = (to: number | null) => {
    setIsAlone(false)
    setAlone(0)
    set({ word: null, ends: to ?? 0 })
    setSaying({ ...fresh, tired: to === null ? maxFatigue : 0 })
    setSnapped(to === null)
    if (to !== null) return
    setSnaps(snaps + 1)
    give()
  }

  return (
    <div className={styles.fan}>
      <div className={styles.stage}>
        <p className={styles.balloon} role="status">
          {saying.inWriting && <span key={saying.times}>{saying.inWriting}!</span>}
        </p>
        <WordSlider
          label="From its history"
          words={juhku.map(({ word }) => word)}
          index={index}
          onIndex={to => {
            set({ word: String(to), ends: 0, own: "" })
            setIsAlone(false)
            setSaying(fresh)
            setSnapped(false)
          }}
          draw={() => (
            <Elastic
              word={word}
              stemLetters={base.stem.length}
              ends={ends}
              snaps={motion ? snaps : 0}
              onPull={stretch}
            >
              <TiredWord word={word} tired={saying.tired} said={saying.times} />
            </Elastic>
          )}
        />
      </div>
      <Field
        className={styles.own}
        label="Your own word"
        placeholder="pizza"
        maxLength={maxOwnLetters * 2}
        spellCheck={false}
        value={values.own}
        problem={own && "problem" in own && own.problem}
        onChange={typed => {
          setIsAlone(false)
          // It grows at once, so that the first letter shows what the field is for.
          set({
            own: typed,
            word: null,
            ends: isBlank(typed) ? 0 : (isAlone ? 0 : ends) || initialEndings,
          })
          setSaying(fresh)
          setSnapped(false)
        }}
      />
      {form && (
        <p className={styles.note}>
          {snapped && saying.tired > 0 ? (
            <b>It snapped. It holds {lengthened(base, maxEndings).text.length} letters.</b>
          ) : saying.tired >= satiationFatigue ? (
            <b>It means nothing any more. Leave it alone for a while, and it comes back.</b>
          ) : ends > 0 ? (
            <>
              <b>{word.length} letters, one word.</b> In English: {english}
            </>
          ) : ownWord ? (
            <>
              <b>{ownWord.word}.</b> It is Finnish now. Pull.
            </>
          ) : (
            <>
              <b>{form.time}.</b> {form.note}
            </>
          )}
        </p>
      )}
      <SayIt
        word={word}
        onSaid={inWriting => {
          setIsAlone(false)
          setSaying(({ times, tired }) => ({ times: times + 1, tired: saidAgain(tired), inWriting }))
        }}
      >
        <Button className="default" onClick={() => stretch(ends < maxEndings ? ends + 1 : null)}>
          Longer
        </Button>
        <RevealOnce when={ends > 0}>
          <Button disabled={ends === 0} onClick={() => stretch(Math.max(0, ends - 1))}>
            Shorter
          </Button>
        </RevealOnce>
        <ShareButton
          text={form && (ends > 0 ? `${word}: ${english}` : `${form.word}, ${form.time}`)}
          link={ends > 0 ? shared : undefined}
        />
        <RevealOnce when={touched}>
          <Button disabled={!touched} onClick={reset}>
            Back to today
          </Button>
        </RevealOnce>
      </SayIt>
      {ends > 0 && !isAlone && <StatusMessage>{english}</StatusMessage>}
    </div>
  )
}
