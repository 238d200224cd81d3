/** Id of the car's actions, which the bar at the bottom takes the place of once they have left the screen. */
export const ACTIONS_ID = 'vehicle-actions';
