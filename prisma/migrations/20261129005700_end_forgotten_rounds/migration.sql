-- The scheduled job looks for rounds that nobody ended at every school, and ends them inside each one's fence.
CREATE POLICY machinery ON learning.challenge_round FOR SELECT USING ((SELECT platform.is_system()));
CREATE INDEX challenge_round_open ON learning.challenge_round (opened_at) WHERE state = 'open';
