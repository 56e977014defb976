/** Controls whose press moves others because that is what it is for, by page, with the reason. */
const purposes: Record<string, readonly [control: RegExp, reason: string][]> = {
  "/amerikansuomalaiset/sanakirja": [
    [/^Print it$/, "the third story makes the front page"],
    [/^Uncle's dictionary/, "the dictionary is opened under the telephone"],
  ],
  "/amerikansuomalaiset/youtube": [
    [/^(Finnish Americans|Pelkie)/, "a reel is put in, above the list of others"],
  ],
  "/antarctica": [[/./, "penguins walk on, and the map turns with the visitor"]],
  "/backlog": [[/./, "a card is opened on its board, or goes to the next column and leaves its gap"]],
  "/blog/what-was-thrown-away": [[/^(?!Climb|Share)/, "a sentence flies into the skip"]],
  "/books-i-have": [
    [/./, "a book that is taken out lets its neighbours fall over, and the shelf can be turned"],
  ],
  "/books-i-have-read": [[/^20\d\d/, "the books of another year are listed"]],
  "/calculator": [[/^7÷0 =$/, "all keys fall out"]],
  "/check-credit-card": [[/^Forget it$/, "the receipt goes with the number"]],
  "/cities-i-lived-in": [[/^All 10 homes/, "a list unfolds over what comes after it"]],
  "/cities-i-visited": [[/^All 26/, "a list unfolds over what comes after it"]],
  "/daily-time-on-site": [
    [/^You, in the chair/, "the chair is carried ahead, and slides back when it is let go"],
  ],
  "/eurovision": [[/^(Seventy years|Vote yourself|All the years)$/, "another sheet of the page is opened"]],
  "/every-css-selector": [[/in browsers/, "a selector unfolds over what comes after it"]],
  "/html-hell-scorelist": [[/^10 × </, "the new sins are charged in the list, below all the rest"]],
  "/i-used-to-be-with-it": [[/^All 37 years$/, "a list unfolds over what comes after it"]],
  "/is-it-yesterday": [[/^The list$/, "a list unfolds over what comes after it"]],
  "/today": [
    [/^The (word|lights|race)/, "another game is opened, above the stamps"],
    [/^Row \d/, "the next grid has more and smaller cells"],
  ],
  "/thesis": [[/^Defend it$/, "the opponent's question unfolds over the thesis"]],
  "/timeline": [[/./, "a resume that is told otherwise, or filtered, is shorter or longer"]],
  "/useragent": [[/^Take off /, "the coats are worn over one another: without one the others sit closer"]],
  "/weird": [[/./, "each switch tilts, mirrors, drops or turns the whole page"]],
  "/xfiles": [
    [/^Prove it$/, "the photographs are hung along the way between the two"],
    [/^About/, "a photograph is hung up on the board"],
  ],
  "/chat-gpt/pizza": [[/^Unroll/, "the letter is unrolled to its end, which is what is asked for"]],
  "/games/backlog": [[/./, "a box is opened, and its game stands where the shelf was"]],
  "/games/guessing": [[/^That's it$/, "a game that is over tells its result, above its keys"]],
  "/games/memory": [[/^Row /, "a card turns round in its place"]],
  "/games/rock-paper-scissors": [
    [/^(Keys|What it knows about you)$/, "a list unfolds over what comes after it"],
  ],
  "/is-it-saint-urho-day": [[/^Grasshopper/, "grasshoppers flee: that is the game"]],
  "/json/juhku": [[/^[[{]/, "a part of the tree is folded, and what stands under it comes nearer"]],
  "/muista-hakea-kahvia": [[/^(In English|Suomeksi)$/, "all of it is written in another language"]],
  "/app-storage": [
    [/^(Tip it out|Delete everything)$/, "what is tipped out leaves the list under the chest"],
  ],
  "/time/is-it-1337-o-clock": [[/leet|letters back/, "all of the page is spelt anew"]],
  "/mix-blend-mode": [[/snow|rainbow/, "the other slides and their settings are put away"]],
  "/ascii-juhq": [[/^Fonts, widths/, "the settings unfold over what comes after them"]],
  "/best": [[/knocks out/, "the pages are in a fight"]],
  "/radio": [
    [/^Look up the stations$/, "the list unfolds over what comes after it"],
    [/^Seek|MHz/, "another station has another list of songs, below all that plays it"],
  ],
  "/tools/lisp-math": [
    [/^Pull out the /, "what stood in the bracket falls out of it"],
    [
      /^(A third|Floating point's shame|Names|A large one|A mistake)$/,
      "another expression has other brackets, and another tree and other steps below all the rest",
    ],
  ],
  "/mesmerizing": [[/^Full screen/, "all of it goes to the full screen"]],
  "/todo": [
    [/^Do everything/, "each thing that is done adds two to the list, before the eyes"],
    [/^Edit/, "a thing becomes a field with its buttons, in the list"],
    [/^Delete/, "the list is one thing shorter"],
  ],
  "/how-odd": [[/^(Pair two|Open the machine)$/, "socks leave the line, and the others close up"]],
  "/about-me": [[/^Turn the /, "each press writes a line into the notebook beside it"]],
  "/juhq": [[/^[juhq]: /, "after ten presses the letters change places, lie on their heads, or have left"]],
  "/human-named-juhq": [[/^Take my passport$/, "the passport takes the place of the gallery"]],
  "/juhq-in-hex": [[/^e$/, "the first curse turns the whole window into a cup"]],
}

/** The reason why a control of a page, by its name, may move others; undefined where it may not. */
export function purposeOf(path: string, control: string): string | undefined {
  return purposes[path]?.find(([name]) => name.test(control))?.[1]
}
