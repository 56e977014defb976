import { useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useDeedOf, useDeedsElsewhere } from "../../kits/guest/useDeeds"
import { useGuest, useHappenings, useThingFrom } from "../../kits/guest/useGuest"
import { useThing } from "../../kits/things/useThing"
import { newSeed } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import {
  answersTo,
  givenAnswers,
  gradeOf,
  grades,
  latex,
  maxName,
  parseGiven,
  questionCount,
  write,
} from "./logic"
import { Defence } from "./parts/Defence"
import { Paper } from "./parts/Paper"
import type { Parts } from "./schema"
import { recoveredText, silenceText, silentGrade, silentText, wordiness } from "./silence"
import * as styles from "./Thesis.module.css"

const codecs = {
  thesis: text("juhq", { maxLength: 40 }),
  by: text("", { maxLength: maxName }),
  /** The places of the answers that were given at the defence. */
  answers: text("", { maxLength: questionCount }),
  grade: choice(grades, null),
}

type Held = { seed: string; given: readonly number[]; opponent: string | null }

/**
 * A generator of theses, each with a title, an abstract, keywords, a figure, and a defence that crosses it out.
 *
 * @feed A thesis that is already finished, with a defence in which you have to answer for it.
 * @data thesis
 */
export default function Thesis() {
  const { thesis: parts } = usePageData<{ thesis: Parts }>()
  const { values, set } = useAddress(codecs)
  const thesis = write(values.thesis, parts)
  const author = trimmed(values.by) || "A. N. Other"
  /** The defence under way or just over; its opponent is the path of a guest, or null for the usual man. */
  const [defence, setDefence] = useState<Held | null>(null)
  const { grade } = values
  const { give } = useThing()
  const guest = useGuest()
  const deed = useDeedOf(guest)
  const [graded] = useHappenings()
  const [news] = useDeedsElsewhere()
  /** The thing that has taken the opponent's chair before, or else one that he has read about. */
  const absent = useThingFrom(graded?.thing ?? news?.thing)
  const given = defence?.seed === values.thesis && grade === null ? defence.given : null
  const answer = (chosen: number) => {
    const next = [...(given ?? []), chosen]
    setDefence({ seed: values.thesis, given: next, opponent: guest?.path ?? null })
    if (next.length < questionCount) return
    const mark = guest ? silentGrade(wordiness(values.thesis, next, parts)) : gradeOf(values.thesis, next)
    set({ answers: next.join(""), grade: mark })
    guest?.remember(silentText(mark))
    give()
  }
  const begin = () => {
    setDefence({ seed: values.thesis, given: [], opponent: null })
    set({ answers: "", grade: null })
  }
  const places = given ?? parseGiven(values.answers)
  const answers = givenAnswers(values.thesis, places, parts)
  const isSilent = guest !== null && (grade === null || defence?.opponent === guest.path)
  const wordy = wordiness(values.thesis, places, parts)
  const message =
    grade !== null
      ? `Graded ${grade}. Nobody in the hall can say what that means.`
      : given === null
        ? absent
          ? recoveredText(absent.name, graded ? null : (news?.what ?? null))
          : "The opponent has read it. He has brought a red pen."
        : given.length === 0
          ? "The opponent stands up. Everybody stands up. Everybody sits down."
          : answers.at(-1)?.does
  return (
    <div className={styles.tool}>
      <div className={styles.bar}>
        <button type="button" onClick={() => set({ thesis: newSeed(random), answers: "", grade: null })}>
          Another thesis
        </button>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
        <ShareButton text={`${author}: ${thesis.title}${grade ? ` (${grade})` : ""}`} />
        <CopyButton text={latex(thesis, author)} label="Copy LaTeX" />
        <Field
          label="By"
          beside
          maxLength={maxName}
          placeholder="A. N. Other"
          value={values.by}
          onChange={by => set({ by })}
        />
      </div>
      <Defence
        question={given === null ? null : (thesis.questions[given.length] ?? null)}
        answers={answersTo(values.thesis, given?.length ?? 0, parts).map(({ says }) => says)}
        isGraded={grade !== null}
        said={
          isSilent
            ? silenceText({
                name: guest.name,
                given: given?.length ?? null,
                grade,
                wordy,
                deed: deed?.what,
              })
            : (message ?? "")
        }
        guest={guest}
        onAnswer={answer}
        onBegin={begin}
      />
      <div data-sheet="">
        <Paper
          thesis={thesis}
          author={author}
          crossed={grade !== null ? thesis.abstract.length : (given?.length ?? 0)}
          answers={answers.map(({ says }) => says)}
          grade={grade}
        />
      </div>
    </div>
  )
}
