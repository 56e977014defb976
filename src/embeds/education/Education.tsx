import { usePageData } from "../../hooks/page/page"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./Education.module.css"
import { decode } from "./logic"
import { Certificate } from "./parts/Certificate"
import { Classroom } from "./parts/Classroom"
import { Notes } from "./parts/Notes"
import type { Question } from "./schema"
import { useExam } from "./useExam"

/**
 * An exam that Pertti sits with the visitor's notes, behind the teacher's back, and a certificate to print.
 *
 * @feed Pertti sits an exam, and the only help is the notes you pass him behind the teacher's back.
 * @data education
 */
export default function Education() {
  const { education: questions } = usePageData<{ education: Question[] }>()
  const { values, set } = useAddress({ answers: text("", { maxLength: 12 }) })
  const { give } = useThing()
  const exam = useExam(questions, answers => {
    set({ answers })
    give()
  })
  const certified = decode(values.answers, questions)
  if (certified)
    return (
      <div className={styles.tool}>
        <Certificate
          given={certified}
          questions={questions}
          onAgain={() => {
            exam.restart()
            set({ answers: "" })
          }}
        />
      </div>
    )
  return (
    <div className={styles.tool}>
      <Classroom
        question={exam.asked.question}
        mood={exam.mood}
        reads={exam.reads}
        flying={exam.flying}
        turned={exam.turned}
        written={exam.written}
      />
      <p className={styles.message} role="status">
        {exam.message}
      </p>
      <Notes
        question={exam.asked.question}
        notes={exam.asked.answers.map(({ note }) => note)}
        onLift={exam.lift}
        onPass={exam.pass}
      />
    </div>
  )
}
