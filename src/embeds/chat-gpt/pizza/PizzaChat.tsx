/** The chat in which a pizza is ordered, and a box that spells other toppings. */
import { ChatReplay } from "../../../components/chat-replay/ChatReplay"
import type { Turn } from "../../../components/chat-replay/chat"
import { usePageData } from "../../../hooks/page/page"
import { rounds } from "./logic"
import { Box } from "./parts/Box"
import { Circle } from "./parts/Circle"
import { CrustOutside } from "./parts/CrustOutside"
import { Easel } from "./parts/Easel"
import { InsideOut } from "./parts/InsideOut"
import { Missing } from "./parts/Missing"
import { PizzaOnPizza } from "./parts/PizzaOnPizza"
import { Plate } from "./parts/Plate"
import { Slices } from "./parts/Slices"
import { SpellTopping } from "./parts/SpellTopping"

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
 * A staged chat in which a machine draws eight worsening pizzas, and a box that spells any topping as a colour.
 *
 * @feed A staged chat, with eight drawings, in which a machine that knows everything about pizza is asked to draw one.
 * @data pizza-chat
 */
export default function PizzaChat() {
  const { "pizza-chat": turns } = usePageData<{ "pizza-chat": Turn[] }>()
  return (
    <>
      <Easel rounds={rounds(turns)} drawings={drawings} />
      <ChatReplay title="Chat: one pizza, please" turns={turns} drawings={drawings} />
      <SpellTopping />
    </>
  )
}
