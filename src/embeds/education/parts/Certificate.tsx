import { ShareButton } from "../../../components/share-button/ShareButton"
import * as styles from "../Education.module.css"
import { behaviour, decision, type Given, lineOf, meanOf } from "../logic"
import type { Question } from "../schema"

type Props = { given: readonly Given[]; questions: readonly Question[]; onAgain: () => void }

/** Pertti's school certificate, to print and to share. */
export function Certificate({ given, questions, onAgain }: Props) {
  const caught = given.filter(({ answer }) => answer === "caught").length
  const lines = [...given.map(each => lineOf(each, questions)), behaviour(caught)]
  const verdict = decision(lines, caught)
  return (
    <>
      <section className={styles.certificate} aria-label="Certificate" data-sheet="">
        <h2>School certificate</h2>
        <p>
          Pupil: <b>Pertti</b>. Species: <b>see photograph</b>. Photograph: <b>eaten</b>.
        </p>
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">Mark</th>
              <th scope="col">Remark</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ subject, mark, remark }) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td>{mark}</td>
                <td>{remark}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status">
          Mean {meanOf(lines)}. <b>{verdict}</b>
        </p>
        <p className={styles.signed}>
          <i>I. Tarkka</i> Class teacher
        </p>
      </section>
      <div className={styles.buttons}>
        <button type="button" onClick={onAgain}>
          Sit another exam
        </button>
        <button data-menu="file" type="button" onClick={() => window.print()}>
          Print
        </button>
        <ShareButton text={`Pertti's certificate: ${meanOf(lines)}. ${verdict}`} />
      </div>
    </>
  )
}
