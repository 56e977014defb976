import { useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import type { VotesData } from "../schema"
import { type Ballot, maxBallots, readActs, readBallots, writeBallots } from "../votes"
import { BallotForm } from "./BallotForm"
import { Reveal } from "./Reveal"

const codecs = {
  acts: text("", { maxLength: 1500 }),
  votes: text("", { maxLength: 800 }),
}

/** The home vote: announcements, one per press, and ballots for the visitors. */
export function Vote({ votes }: { votes: VotesData }) {
  const { values, set } = useAddress(codecs)
  const [filling, setFilling] = useState(false)
  const own = readActs(values.acts)
  const acts = own.length >= 10 ? own : votes.acts
  const linked = readBallots(values.votes, acts.length)
  const isExample = linked.length === 0
  const ballots: readonly Ballot[] = isExample ? (own.length >= 10 ? [] : votes.juries) : linked
  const hand = (ballot: Ballot) => {
    set({ votes: writeBallots([...linked, ballot]) })
    setFilling(false)
  }

  if (filling || ballots.length === 0)
    return (
      <BallotForm
        key={linked.length}
        acts={acts}
        handed={linked.map(({ name }) => name)}
        hand={hand}
        back={ballots.length > 0 ? () => setFilling(false) : undefined}
        rename={lines => set({ acts: readActs(lines).join("~"), votes: "" })}
      />
    )
  return (
    <>
      <Reveal
        // A different set of votes starts a new show.
        key={values.votes}
        acts={acts}
        ballots={ballots}
        votes={votes}
        // Nobody's own votes are tampered with.
        isOpen={isExample}
        // The example starts after some of the first jury's announcements.
        start={isExample ? 4 : 0}
      />
      <div className="buttons">
        {linked.length < maxBallots && (
          <button type="button" onClick={() => setFilling(true)}>
            {isExample ? "Vote yourself" : "Another friend votes"}
          </button>
        )}
        <ShareButton
          link={
            isExample
              ? "?"
              : `?votes=${encodeURIComponent(writeBallots(linked))}${own.length >= 10 ? `&acts=${encodeURIComponent(own.join("~"))}` : ""}`
          }
          text={`${ballots.length} juries have voted. The envelope is sealed.`}
        />
        {(!isExample || own.length > 0) && (
          <button data-menu="edit" type="button" onClick={() => set({ votes: "", acts: "" })}>
            Start again
          </button>
        )}
      </div>
    </>
  )
}
