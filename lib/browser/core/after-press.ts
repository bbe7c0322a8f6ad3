const LOOK_AGAIN_MS = 50;

/**
 * Does `work` when nothing is pressed any more: what moves the page between a press and its release swallows the press,
 * because the browser performs it only where both meet the same control.
 */
export const afterPress = (work: () => void): void => {
  const look = () => {
    if (document.querySelector(":active")) setTimeout(look, LOOK_AGAIN_MS);
    else work();
  };
  // A field is left while the tap that leaves it is at work.
  setTimeout(look);
};
