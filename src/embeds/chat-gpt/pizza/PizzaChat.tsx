/** The pizza of edible colours, and the chat in which one was ordered. */
import { ChatReplay } from "../../../components/chat-replay/ChatReplay"
import type { Turn } from "../../../components/chat-replay/chat"
import { usePageData } from "../../../hooks/page/page"
import { Box } from "./parts/Box"
import { Circle } from "./parts/Circle"
import { CrustOutside } from "./parts/CrustOutside"
import { InsideOut } from "./parts/InsideOut"
import { Kitchen } from "./parts/Kitchen"
import { Missing } from "./parts/Missing"
import { PizzaOnPizza } from "./parts/PizzaOnPizza"
import { Plate } from "./parts/Plate"
import { Slices } from "./parts/Slices"

/** The drawings the chat's YAML may name, from best to worst. */
const drawings = {
  "inside-out": InsideOut,
  "crust-outside": CrustOutside,
  "pizza-on-pizza": PizzaOnPizza,
  slices: Slices,
  box: Box,
  missing: Missing,
  plate: Plate,
  circle: Circle,
}

/**
 * A pizza whose slices are words spelled as hex colours, and a staged chat in which a machine draws eight worsening
 * pizzas.
 *
 * @feed A pizza on which any word is a topping, since it is spelled as a colour, and the chat with the machine that bakes it.
 * @data pizza-chat
 */
export default function PizzaChat() {
  const { "pizza-chat": turns } = usePageData<{ "pizza-chat": Turn[] }>()
  return (
    <>
      <Kitchen />
      <ChatReplay title="Chat: one pizza, please" turns={turns} drawings={drawings} />
    </>
  )
}
