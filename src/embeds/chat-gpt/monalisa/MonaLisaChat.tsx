/** The chat in which the Mona Lisa is ordered, and the easel with all attempts. */
import { ChatReplay } from "../../../components/chat-replay/ChatReplay"
import type { Turn } from "../../../components/chat-replay/chat"
import { usePageData } from "../../../hooks/page/page"
import { attempts } from "./attempts"
import { Easel } from "./parts/Easel"
import { Picture } from "./parts/Picture"
import * as styles from "./parts/Picture.module.css"

/** Thumbnails of the attempts for the chat, by name. */
const drawings = Object.fromEntries(
  attempts.map(attempt => [
    attempt.name,
    () => (
      <div className={styles.small}>
        <Picture attempt={attempt} />
      </div>
    ),
  ]),
)

/**
 * A staged chat in which a machine draws the Mona Lisa in CSS boxes, and a slider through its eight attempts.
 *
 * @feed A staged chat in which a machine draws the Mona Lisa eight times out of nothing but boxes, and a slider that goes through the attempts.
 * @data monalisa-chat
 */
export default function MonaLisaChat() {
  const { "monalisa-chat": turns } = usePageData<{ "monalisa-chat": Turn[] }>()
  return (
    <>
      <Easel turns={turns} />
      <ChatReplay title="Chat: the Mona Lisa, please" turns={turns} drawings={drawings} />
    </>
  )
}
