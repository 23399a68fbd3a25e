import type { HelpWords } from "../words.ts";

export default {
  HELP_PAGES: {
    titles: {
      cover: "The cover",
      welcome: "The welcome",
      map: "The route",
      point: "At each point",
      challenge: "The challenges",
      prize: "The prize",
      inList: "In the list",
      code: "The access code",
      languages: "Everyone in their own language",
      register: "With an account",
      farAway: "Far from the point",
      arrived: "At the point",
      freeMovement: "From anywhere",
      again: "Playing again",
      together: "Collaborators",
      story: "The story",
      audio: "The audio",
      credits: "The credits",
      score: "The score",
      pickup: "Pickup",
      lottery: "Draw",
      waiting: "Waiting",
      automatic: "Automatic",
      still: "No animation",
      timer: "The duration",
      closed: "Before",
      opened: "After",
      closing: "It closes",
      final: "The end",
      chatbot: "The chatbot",
    },
    texts: {
      cover:
        "The image, the name and the description come first. Choose an image that reads well when small.",
      welcome: "The welcome phrase greets players at the start, before the first point.",
      map: "Each point is a place on the map, with its name. A point may open once another is completed, and one of them is the end.",
      point:
        "On arrival a story is told, a model appears in augmented reality and a challenge is set.",
      prize:
        "Whoever reaches the score needed sees the prize and how to collect it. The credits come next.",
      inList: "The image and the name appear together and small. A short name is read whole.",
      code: "Players type these characters in the app to enter. Saving fixes them, since they may already have been handed out.",
      languages:
        "Players choose their language. What is missing in it is shown in the default language.",
      register:
        "An account is asked for before the start. Without this option play begins at once.",
      farAway: "The point is on the map, but cannot be visited until you get there.",
      arrived: "On arrival it can be visited: its story begins and its challenge is set.",
      freeMovement:
        "Open points are visited by touching them on the map, without going there. Good for trying the route from the office.",
      again: "At the end players can start over. Without this option each person plays once.",
      together:
        "The people you choose see the experience in their list in the panel and can change it.",
      story: "The text is read below the image. Each language can have its own image and audio.",
      audio:
        "This button plays it while people look around. Read the same text, or use music and voices of the place.",
      credits:
        "The last screen: who made the experience, with an image for the logos. “Credits of the assets” gathers the authors of what is used, to be copied here.",
      score: "The scores of the challenges add up. Whoever reaches what is needed wins the prize.",
      pickup: "Players see the place on the map, and the days and hours for collecting the prize.",
      lottery:
        "Players see the day on which the prize is drawn among those who have the score needed.",
      waiting: "The model stands still until it is touched.",
      automatic: "The model moves as soon as it appears.",
      still: "The model does not move, even if its file has an animation.",
      timer:
        "The time starts when the point opens. When it runs out, the point closes for good. With 0 there is no limit.",
      closed: "Until the other point is reached, this one is closed.",
      opened: "Once the other point is reached, this one opens.",
      closing:
        "Once the other point is reached, this one closes for good, open or not. That makes a choice between two paths.",
      final: "Completing this point ends the route: the prize and the credits follow.",
      chatbot: "At the point, people can put questions to the character you choose.",
    },
  },
} satisfies HelpWords;
