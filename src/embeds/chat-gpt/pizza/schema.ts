/** content/data/pizza-chat.yaml: the chat in which a machine draws a pizza. */
export { schema } from "../../../components/chat-replay/chat"
