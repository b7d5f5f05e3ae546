// A game of cards of about Stay Away!'s weight for boardgame.io: 108 cards, hands of four that only
// their owners see, and turns of draw, play or discard, exchange with the next player.

const CARDS = 108;
const HAND = 4;
const KINDS = 27;

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => `card_${card % KINDS}`));
  const hands = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) hands[seat] = deck.splice(0, HAND);
  return { deck, hands, discard: [], step: "draw", offered: null, events: [] };
}

function note(G, event) {
  G.events.push(event);
}

function next(ctx) {
  return String((Number(ctx.currentPlayer) + 1) % ctx.numPlayers);
}

function draw({ G, playerID, random }) {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  G.hands[playerID].push(G.deck.pop());
  G.step = "play";
  note(G, { event: "drew", player: playerID });
}

function play({ G, playerID }, index) {
  const [card] = G.hands[playerID].splice(index, 1);
  G.discard.push(card);
  G.step = "offer";
  note(G, { event: "played", player: playerID, card });
}

function offer({ G, ctx, events, playerID }, index) {
  const [card] = G.hands[playerID].splice(index, 1);
  G.offered = card;
  G.step = "give";
  note(G, { event: "offered", player: playerID });
  events.setActivePlayers({ value: { [next(ctx)]: "give" } });
}

function give({ G, ctx, events, playerID }, index) {
  const [card] = G.hands[playerID].splice(index, 1);
  G.hands[playerID].push(G.offered);
  G.hands[ctx.currentPlayer].push(card);
  G.offered = null;
  G.step = "draw";
  note(G, { event: "exchanged", players: [ctx.currentPlayer, playerID] });
  events.endTurn();
}

export const game = {
  name: "cards",
  disableUndo: true, // it would only cost memory here
  minPlayers: 2,
  maxPlayers: 12,
  setup,
  moves: { draw, play, offer },
  turn: { stages: { give: { moves: { give } } } },
  // What is sent: everybody's number of cards, one's own cards, the newest events.
  playerView: ({ G, playerID }) => ({
    step: G.step,
    deck: G.deck.length,
    discard: G.discard.length,
    cards: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) => [seat, hand.length])),
    hand: G.hands[playerID] ?? [],
    offered: G.offered !== null,
    events: G.events.slice(-4),
  }),
};
