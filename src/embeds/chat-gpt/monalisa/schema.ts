/** content/data/monalisa-chat.yaml: the chat in which a machine draws the Mona Lisa. */
export { schema } from "../../../components/chat-replay/chat"
