import { useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { choice, text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { newSeed } from "../../lib/game/random"
import * as styles from "./Education.module.css"
import { examOf, maxName, path } from "./logic"
import { Diploma } from "./parts/Diploma"
import { Exam } from "./parts/Exam"
import { Tree } from "./parts/Tree"
import type { Course } from "./schema"

const neededText = (names: readonly string[]) => (names.length > 0 ? `Needed: ${names.join(", ")}.` : "")

/** The grade before the exam. */
const none = -1

/**
 * An education as a skill tree with its prerequisites, and an exam of three questions with a diploma.
 *
 * @feed A skill tree from crawling to webmaster, and an exam of three questions with a diploma to print.
 * @data education
 */
export default function Education() {
  const { education } = usePageData<{ education: Course }>()
  const { skills, questions } = education
  const { values, set } = useAddress({
    skill: choice(
      skills.map(({ id }) => id),
      "webmaster",
    ),
    right: whole(-1, 3, none),
    name: text("", { maxLength: maxName }),
  })
  const [exam, setExam] = useState<string | null>(null)
  const shown = skills.find(({ id }) => id === values.skill)
  const begin = () => {
    set({ right: none })
    setExam(newSeed(random))
  }
  const leave = () => {
    set({ right: none, name: "" })
    setExam(null)
  }
  const isTree = values.right === none && exam === null
  return (
    <div className={styles.tool}>
      <div className={styles.buttons}>
        <button type="button" aria-pressed={isTree} onClick={leave}>
          The tree
        </button>
        <button type="button" aria-pressed={!isTree} onClick={begin}>
          {values.right === none ? "Take the exam" : "Resit the exam"}
        </button>
      </div>
      {values.right !== none ? (
        <Diploma name={values.name} right={values.right} onName={name => set({ name })} />
      ) : exam !== null ? (
        <Exam
          key={exam}
          questions={examOf(exam, questions)}
          onDone={right => {
            set({ right })
            setExam(null)
          }}
        />
      ) : (
        <>
          <p className={styles.how} role="status">
            <Reserve
              all={skills.map(skill => `${skill.name}. ${skill.how} ${neededText(path(skill.id, skills))}`)}
            >
              <b>{shown?.name}.</b> {shown?.how} <small>{neededText(path(values.skill, skills))}</small>
            </Reserve>
          </p>
          <Tree skills={skills} chosen={values.skill} onChoose={skill => set({ skill })} />
        </>
      )}
    </div>
  )
}
